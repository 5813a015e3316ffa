import { data, type LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { type EntryId, isWords } from "#app/model/editing/content-entry.ts";
import { namedMember } from "#app/model/members/member.ts";
import { readEntryState } from "../entry-state.ts";
import { editors } from "./editors.ts";

/** Common start of every loader and action about one entry: checks the member's role and reads the entry of the URL. */
export async function openEntry({ context, params }: Pick<LoaderFunctionArgs, "context" | "params">) {
	const member = requireMember(context, ...editors);
	const services = context.get(servicesContext);
	const id = (params.id ?? "") as EntryId;
	const state = isWords(id) ? await readEntryState(services.store, id) : null;
	if (!state) throw data(null, { status: 404 });
	return { id, state, member, author: namedMember(member), services };
}
