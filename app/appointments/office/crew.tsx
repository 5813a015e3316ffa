import {
	type ActionFunctionArgs,
	Link,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
	useNavigation,
} from "react-router";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { AppointmentLinks } from "#app/admin/ui/appointment-links.tsx";
import { FormAlert, FormNotice, PageHead } from "#app/admin/ui/form-parts.tsx";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { ChangeList } from "#app/admin/ui/schema-form/change-list.tsx";
import { SchemaForm } from "#app/admin/ui/schema-form/schema-form.tsx";
import { useRestoredValue } from "#app/admin/ui/schema-form/use-restored-value.ts";
import { SettingsTabs } from "#app/admin/ui/settings-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useSaid } from "#app/admin/ui/use-said.ts";
import { Button } from "#app/ui/button.tsx";
import { type CrewAnswer, type CrewView, changeCrew, loadCrew } from "../.server/office/crew-page.ts";

export const meta = officeMeta<CrewView>(
	(words) => words.crews.title,
	({ isNew, value }, { crews }) => (isNew ? crews.add : value.name),
);

export function loader({ params, request, context }: LoaderFunctionArgs) {
	return loadCrew(context, params.id ?? "", request);
}

export function action({ params, request, context }: ActionFunctionArgs) {
	return changeCrew(context, params.id ?? "", request);
}

/** After a conflict the page shows what the other member saved. */
export { shouldRevalidate } from "#app/admin/ui/after-conflict.ts";

export default function CrewPage() {
	const view = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { crews } = useStaffLanguage().words;
	const said = useSaid(answer ? isAboutForm(answer) : view.notice !== null, answer ?? view);
	const isInactive = view.hits.some(({ reason }) => reason === "inactive");
	return (
		<div>
			<SettingsTabs />
			<Link
				to={settingsPages.crews}
				className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-note text-teal-700"
			>
				<OfficeIcon name="back" />
				{crews.title}
			</Link>
			<PageHead title={view.isNew ? crews.add : view.value.name}>{crews.formLead}</PageHead>
			<div ref={said} tabIndex={-1} className="office-form-notices">
				{view.notice && !answer && <FormNotice>{crews.notices[view.notice]}</FormNotice>}
				{answer?.kind === "taken" && <FormAlert>{crews.taken}</FormAlert>}
				{answer?.kind === "too-many" && <FormAlert>{crews.tooMany}</FormAlert>}
				{answer?.kind === "conflict" && <Conflict view={view} answer={answer} />}
				<AppointmentLinks rows={view.hits} text={isInactive ? crews.hits.inactive : crews.hits.crew} />
			</div>
			{/* Remounts for another version; stays mounted while the member corrects errors. */}
			<Fields key={`${view.id} ${view.version}`} view={view} answer={answer} />
		</div>
	);
}

function isAboutForm({ kind }: CrewAnswer): boolean {
	return kind === "conflict" || kind === "taken" || kind === "too-many";
}

function Conflict({ view, answer }: { view: CrewView; answer: CrewAnswer }) {
	const { words } = useStaffLanguage();
	const { theirs, yours } = words.settings.conflict;
	return (
		<div className="office-panel" data-conflict>
			<FormAlert>{words.crews.conflict}</FormAlert>
			<div className="mt-4">
				<ChangeList
					description={view.description}
					labels={view.labels}
					before={answer.theirs}
					after={answer.value}
					names={[theirs, yours]}
				/>
			</div>
		</div>
	);
}

function Fields({ view, answer }: { view: CrewView; answer: CrewAnswer | undefined }) {
	const { crews } = useStaffLanguage().words;
	const { state } = useNavigation();
	const { value, count, restore } = useRestoredValue(view, answer);
	return (
		<KeptForm
			keep="crew"
			revision="version"
			isUnsaved={answer !== undefined}
			onRestore={restore}
			isBusy={state === "submitting"}
			method="post"
			noValidate
			className="office-form"
		>
			<input type="hidden" name="version" value={answer?.version ?? view.version} />
			<input type="hidden" name="id" value={answer?.id ?? view.id} />
			<div>
				<SchemaForm
					key={count}
					description={view.description}
					value={value}
					errors={answer?.errors}
					labels={view.labels}
					enter={{ name: "intent", value: "save" }}
					unfolded
				/>
			</div>
			<div className="office-form-buttons">
				<Button type="submit" name="intent" value="save" look="primary" busy={state !== "idle"}>
					{crews.save}
				</Button>
			</div>
		</KeptForm>
	);
}
