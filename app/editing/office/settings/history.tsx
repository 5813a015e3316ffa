import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { historyPath, type SettingsSubject, settingsPages, subjectAt } from "#app/admin/settings-pages.ts";
import { FormAlert, FormNotice, OfficeForm, PageHead } from "#app/admin/ui/form-parts.tsx";
import { Moment } from "#app/admin/ui/moment.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { ChangeList } from "#app/admin/ui/schema-form/change-list.tsx";
import { SettingsTabs } from "#app/admin/ui/settings-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { dayInMontreal } from "#app/time/montreal.ts";
import { type FactOutcome, restoreFacts } from "../../.server/change-facts.ts";
import { factHistory } from "../../.server/fact-history.ts";
import type { NamedPlaces } from "../../.server/office/settings/appointments-form.ts";
import { historyForms } from "../../.server/office/settings/history-form.ts";
import { journalSubject } from "../../.server/office/settings/journal-subject.ts";

export const meta = officeMeta<{ subject: SettingsSubject }>(
	(words) => words.settings.history.title,
	({ subject }, { settings }) => settings.names[subject],
);

const notices = ["restored", "same", "unfit", "busy"] as const;

const noticeOf = {
	published: "restored",
	same: "same",
	saved: "same",
	refused: "unfit",
	conflict: "busy",
} as const satisfies Record<FactOutcome["kind"], (typeof notices)[number]>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "editor", "administrator");
	const subject = subjectAt(params.id);
	if (!subject) throw data(null, { status: 404 });
	const form = historyForms[subject];
	const { store, content } = context.get(servicesContext);
	const versions = await factHistory(store, form.part);
	const reader = content.reader();
	const named: NamedPlaces = {
		areas: reader.read("company").areas,
		serviceName: (service, language) => serviceNameIn(service, language, reader),
	};
	const values = versions.map(({ value }) => value);
	const notice = new URL(request.url).searchParams.get("avis");
	return {
		subject,
		notice: notices.find((each) => each === notice) ?? null,
		description: form.description(values, named),
		labels: form.labels(locale, values, named),
		versions: versions.map(({ at, by, value, before }) => ({ at, by: by?.name ?? null, value, before })),
	};
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, "editor", "administrator");
	const services = context.get(servicesContext);
	const subject = subjectAt(params.id);
	if (!subject) throw data(null, { status: 404 });
	const { part } = historyForms[subject];
	const form = await readForm(request);
	const versions = await factHistory(services.store, part);
	const version = versions.find(({ at }) => (at ?? "") === form.get("at"));
	if (!version) throw data(null, { status: 404 });
	// The member saw another value as the current one.
	if ((versions[0]?.at ?? "") !== form.get("current")) return redirect(`${historyPath(subject)}?avis=busy`, 303);
	const outcome = await restoreFacts(services, part, version.value, member);
	if (outcome.kind === "published") {
		const detail = version.at ? dayInMontreal(new Date(version.at)) : "";
		await recordAudit(services, member, "content-published", { subject: journalSubject(part, subject), detail });
	}
	return redirect(`${historyPath(subject)}?avis=${noticeOf[outcome.kind]}`, 303);
}

export default function History() {
	const { subject, notice, versions } = useLoaderData<typeof loader>();
	const { settings, content } = useStaffLanguage().words;
	const { names } = settings;
	const history = { ...settings.history, ...(subject === "letters" && settings.letters.history) };
	return (
		<>
			<SettingsTabs />
			<Link
				to={settingsPages[subject]}
				className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-note text-teal-700"
			>
				<OfficeIcon name="back" />
				{names[subject]}
			</Link>
			<PageHead title={history.of(names[subject])}>
				{history.lead}
				{subject === "promotions" && ` ${settings.promotions.startedStays}`}
			</PageHead>
			<div className="mb-5">
				{notice === "unfit" && <FormAlert>{history.unfit}</FormAlert>}
				{notice === "busy" && <FormAlert>{content.versions.busy}</FormAlert>}
				{(notice === "restored" || notice === "same") && <FormNotice>{history[notice]}</FormNotice>}
			</div>
			<ol className="grid grid-cols-1 gap-4">
				{versions.map((version, index) => (
					<Version key={version.at ?? "original"} version={version} isCurrent={index === 0} />
				))}
			</ol>
		</>
	);
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function Version({ version, isCurrent }: { version: Loaded["versions"][number]; isCurrent: boolean }) {
	const { subject, description, labels, versions } = useLoaderData<typeof loader>();
	const { settings } = useStaffLanguage().words;
	const history = { ...settings.history, ...(subject === "letters" && settings.letters.history) };
	const { at, by, value, before } = version;
	return (
		<li className="office-panel">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h2>{at ? <Moment at={at} /> : history.original}</h2>
				<p className="text-ink-600 text-small">{isCurrent ? history.current : by}</p>
			</div>
			{isCurrent && by && <p className="text-ink-600 text-small">{by}</p>}
			{before !== undefined && (
				<div className="mt-3">
					<ChangeList
						description={description}
						labels={labels}
						before={before}
						after={value}
						names={[history.before, history.after]}
					/>
				</div>
			)}
			{!isCurrent && (
				<OfficeForm submit={history.restore} look="light" className="mt-4">
					<input type="hidden" name="at" value={at ?? ""} />
					<input type="hidden" name="current" value={versions[0]?.at ?? ""} />
				</OfficeForm>
			)}
		</li>
	);
}
