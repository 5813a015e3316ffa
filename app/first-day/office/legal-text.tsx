import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { expand } from "#app/.server/content/expand.ts";
import { renderMarkdown } from "#app/.server/content/markdown.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { siteStatusContext } from "#app/.server/site-status.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { firstDayPath } from "#app/admin/first-day-path.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { FormAlert, PageHead } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { locales, localeTags } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { type LegalText, legalTexts } from "#app/model/first-day/first-day.ts";
import { textFingerprint } from "../.server/approvals.ts";
import { handleFirstDay } from "../.server/handle-first-day.ts";
import { readSteps } from "../.server/read-steps.ts";
import { legalTextPath } from "./legal-text-path.ts";
import { ApproveForm, Since } from "./steps/step-card.tsx";
import "./first-day.css";
import "./first-day-steps.css";

export const meta = officeMeta(
	(words) => words.firstDay.legal.title,
	({ title }: { title: string }) => title,
);

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "administrator");
	const text = textNamed(params.text);
	const services = context.get(servicesContext);
	const reader = services.content.reader();
	const { legal } = await readSteps(services, context.get(siteStatusContext), locale);
	const state = legal.texts.find((each) => each.text === text);
	const versions = locales.flatMap((language) => {
		const page = reader.read(`content-pages.${language}`).find(({ name }) => name === text);
		if (!page) return [];
		const { html } = renderMarkdown(expand(page.body, language, reader));
		return [{ language, title: expand(page.matter.title, language, reader), html, path: pathTo(text, language) }];
	});
	const seen = textFingerprint(reader, text);
	return { text, title: state?.title ?? text, approved: state?.approved ?? null, versions, seen };
}

/** After an approval the next text opens, and after the last one the page of the first day. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const text = textNamed(params.text);
	const form = await readForm(request);
	const [services, status] = [context.get(servicesContext), context.get(siteStatusContext)];
	if (form.get("intent") !== `approve-${text}`) throw data(null, { status: 400 });
	const handled = await handleFirstDay(services, status, member, form);
	if (handled?.answer.kind !== "approved") return data({ kind: "changed" as const }, { status: 409 });
	const { legal } = await readSteps(services, status, member.locale);
	const next = legal.texts.find(({ approved }) => !approved);
	throw redirect(next ? legalTextPath(next.text) : firstDayPath, 303);
}

function textNamed(name: string | undefined): LegalText {
	const text = legalTexts.find((each) => each === name);
	if (!text) throw data(null, { status: 404 });
	return text;
}

export default function LegalTextPage() {
	const { text, title, approved, versions, seen } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words, locale } = useStaffLanguage();
	const { legal, notices } = words.firstDay;
	const own = versions.toSorted((a) => (a.language === locale ? -1 : 1));
	return (
		<>
			<p className="mb-3">
				<Link to={firstDayPath} className="first-day-act">
					<OfficeIcon name="back" size={18} />
					{legal.back}
				</Link>
			</p>
			<PageHead title={title}>
				{approved ? <Since words={legal.approved(approved.by)} at={approved.at} /> : legal.by}
			</PageHead>
			<div className="grid grid-cols-1 gap-4">
				{answer && <FormAlert>{notices.changed}</FormAlert>}
				{own.map(({ language, html, path }, index) => (
					<details key={language} className="office-panel first-day-text" open={index === 0}>
						<summary>{legal.languages[language]}</summary>
						<div lang={localeTags[language]} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
						<a href={path} className="first-day-act">
							{legal.open}
							<OfficeIcon name="external" size={18} />
						</a>
					</details>
				))}
				<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
					<ApproveForm key={text} thing={text} seen={seen} submit={legal.approve} />
					<Link to={`/admin/contenu/legal:${text}`} className="first-day-act">
						{legal.edit}
					</Link>
				</div>
				{(text === "terms" || text === "guarantee") && (
					<p>
						{legal.promised}{" "}
						<Link to={settingsPages.trust} className="inline-link font-semibold">
							{words.settings.names.trust}
						</Link>
					</p>
				)}
			</div>
		</>
	);
}
