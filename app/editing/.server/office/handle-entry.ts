import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import type { Locale, Localized } from "#app/locale/locales.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import { type Member, namedMember } from "#app/model/members/member.ts";
import type { EntryState } from "../entry-state.ts";
import { fieldErrors, type ToldProblem, tellProblems } from "./publication-problems.ts";
import { type PublicationAnswer, publishEntry } from "./publish-entry.ts";
import { savePart } from "./save-part.ts";

/** The response to a form of the editor. */
export interface HandledEntry {
	status: number;
	intent: string;
	/** True when a draft was saved by a form post without JavaScript. */
	isSaved: boolean;
	/** Input of the publish panel, to show it again. */
	typed: { day?: string; time?: string; parts: string[] } | null;
	publication:
		| Exclude<PublicationAnswer, { kind: "refused" }>
		| { kind: "refused"; problems: readonly ToldProblem[] }
		| null;
	errors: Localized<Readonly<Record<string, string>>> | null;
	/** Input that was not saved because another member changed the same language. */
	typedPart: {
		part: Locale;
		value: unknown;
		base: string;
		conflict: { value: unknown; base: string; by: string | null; at: string | null };
	} | null;
}

const nothing = { isSaved: false, typed: null, publication: null, errors: null, typedPart: null };

export async function handleEntry(
	context: Readonly<RouterContextProvider>,
	member: Member,
	state: EntryState,
	form: FormData,
): Promise<HandledEntry> {
	const intent = String(form.get("intent") ?? "");
	const answer = await publishEntry(context, member, state, form);
	if (!answer) return saveByForm(context, member, state, form);
	const typed = {
		...(form.has("day") && { day: String(form.get("day")), time: String(form.get("time")) }),
		parts: form.getAll("parts").map(String),
	};
	if (answer.kind === "refused") {
		const problems = tellProblems(answer.problems, member.locale);
		const errors = fieldErrors(answer.problems, member.locale);
		return { ...nothing, status: 422, intent, typed, publication: { kind: "refused", problems }, errors };
	}
	const status = answer.kind === "done" ? 200 : answer.kind === "busy" ? 409 : 422;
	return { ...nothing, status, intent, typed: answer.kind === "done" ? null : typed, publication: answer };
}

/** Without JavaScript, the buttons of a list and the button below the fields both save the draft. */
async function saveByForm(
	context: Readonly<RouterContextProvider>,
	member: Member,
	{ id }: EntryState,
	form: FormData,
): Promise<HandledEntry> {
	const { part, value, outcome } = await savePart(context.get(servicesContext), id, form, namedMember(member));
	if (outcome.kind !== "conflict") return { ...nothing, status: 200, intent: "save", isSaved: true };
	const { draft, updatedBy, updatedAt } = outcome.state;
	const conflict = {
		value: draft[part],
		base: fingerprint(draft[part]),
		by: updatedBy?.name ?? null,
		at: updatedAt,
	};
	return { ...nothing, status: 409, intent: "save", typedPart: { part, value, base: conflict.base, conflict } };
}
