import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import { type EntryStatus, entryStatus } from "../../.server/office/entry-status.ts";
import { openEntry } from "../../.server/office/open-entry.ts";
import { savePart } from "../../.server/office/save-part.ts";
import { entryPath } from "./entry-path.ts";

export type SaveAnswer =
	| { kind: "saved"; base: string; status: EntryStatus }
	/** The other member's value and its fingerprint, for the member to choose. */
	| { kind: "conflict"; base: string; value: unknown; by: string | null; at: string | null };

export async function loader(args: LoaderFunctionArgs) {
	const { id } = await openEntry(args);
	return redirect(entryPath(id), 303);
}

/** Autosave endpoint. It has its own URL so that a save neither navigates to the page nor reloads it. */
export async function action(args: ActionFunctionArgs) {
	const { id, author, member, services } = await openEntry(args);
	const { part, outcome } = await savePart(services, id, await readForm(args.request), author);
	if (outcome.kind === "missing") return new Response(null, { status: 404 });
	const { state } = outcome;
	if (outcome.kind === "saved") {
		return Response.json({
			kind: "saved",
			base: outcome.base,
			status: entryStatus(state, member.locale, services.content.reader()),
		} satisfies SaveAnswer);
	}
	const value = state.draft[part];
	return Response.json({
		kind: "conflict",
		base: fingerprint(value),
		value,
		by: state.updatedBy?.name ?? null,
		at: state.updatedAt,
	} satisfies SaveAnswer);
}
