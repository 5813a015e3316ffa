import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { readSchemaForm } from "#app/model/editing/schemas/read-form.ts";
import type { Letter } from "#app/model/leads/letter.ts";
import { saveFacts } from "../../.server/change-facts.ts";
import { readFactStates } from "../../.server/fact-states.ts";
import { changeSettings, formAgain } from "../../.server/office/settings/change-settings.ts";
import { letterForm, newLetterId } from "../../.server/office/settings/letter-form.ts";
import { letterSamples } from "../../.server/office/settings/letter-samples.ts";
import { settingsView } from "../../.server/office/settings/settings-view.ts";
import { letterPart } from "../../.server/parts/letter-parts.ts";
import { LetterPreview } from "./letter-preview.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

export const meta = officeMeta<{ name: string | null }>(
	(words) => words.settings.names.letters,
	({ name }, words) => name ?? words.settings.letters.add,
);
export const handle = { wide: true };

/** Takes the place of an id in the URL. The form of a new letter has its id, so sending it twice adds one letter. */
const newLetter = "nouveau";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale, name: member } = requireMember(context, "editor", "administrator");
	const { store, content, clock } = context.get(servicesContext);
	const isNew = params.id === newLetter;
	const id = isNew ? newLetterId() : (params.id ?? "");
	const found = await readFactStates(store);
	const part = letterPart(id);
	const letter = part.read(found.draft) as Letter | undefined;
	if (!letter && !isNew) throw data(null, { status: 404 });
	const original = part.read(found.original);
	const reader = content.reader();
	const view = await settingsView(letterForm(id), context, request);
	return {
		view: isNew ? { ...view, value: { ...(view.value as object), id } } : view,
		name: letter?.[locale].name ?? null,
		mayReset: original !== undefined && JSON.stringify(original) !== JSON.stringify(letter),
		samples: letterSamples({
			member,
			company: reader.read("company"),
			prices: reader.read("prices"),
			prefix: reader.read("brand").prefix,
			now: clock.now(),
			origin: context.get(requestContextKey).origin,
		}),
	};
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireMember(context, "editor", "administrator");
	const sent = await readForm(request);
	const id = params.id === newLetter ? String(sent.get("id") ?? "") : (params.id ?? "");
	if (sent.get("intent") === "reset") return reset(id, sent, context);
	return changeSettings({
		request,
		sent,
		context,
		form: letterForm(id),
		page: "letters",
		next: (value) => (value === undefined ? settingsPages.letters : `${settingsPages.letters}/${id}`),
		detail: (_, value) => (value as Letter).fr.name,
	});
}

/** Keeps the text that came with the site as a draft: the member reads it before publishing it. */
async function reset(id: string, sent: FormData, context: ActionFunctionArgs["context"]) {
	const member = requireMember(context, "editor", "administrator");
	const services = context.get(servicesContext);
	const form = letterForm(id);
	const original = form.part.read((await readFactStates(services.store)).original);
	if (original === undefined) throw data(null, { status: 404 });
	const base = String(sent.get("base") ?? "");
	const outcome = await saveFacts(services, form.part, { value: original, base }, member);
	const again = await formAgain(context, form, { value: readSchemaForm(form.description, sent), base }, outcome);
	return again ?? redirect(`${settingsPages.letters}/${id}?avis=saved`, 303);
}

export default function LetterPage() {
	const { view, name, mayReset, samples } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { settings } = useStaffLanguage().words;
	const own = settings.letters;
	return (
		<SettingsScreen
			subject="letters"
			title={name ?? own.add}
			lead={own.formLead}
			view={view}
			answer={answer}
			unfolded
			notices={own.notices}
			back={{ to: settingsPages.letters, label: settings.names.letters }}
			preview={(typed, form) => (
				<LetterPreview samples={samples} typed={typed} form={form} description={view.description} />
			)}
			buttons={
				mayReset && (
					<button type="submit" name="intent" value="reset" className="office-quiet">
						<OfficeIcon name="undo" />
						{own.reset}
					</button>
				)
			}
		/>
	);
}
