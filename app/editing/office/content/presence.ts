import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { openEntry } from "../../.server/office/open-entry.ts";
import { leave, meetOthers } from "../../.server/presence.ts";
import { entryPath } from "./entry-path.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { id } = await openEntry(args);
	return redirect(entryPath(id), 303);
}

/** Receives the heartbeat of an open editor, or its closing, and returns the other members who have the entry open. */
export async function action(args: ActionFunctionArgs) {
	const { id, author, services } = await openEntry(args);
	const form = await readForm(args.request);
	if (form.get("intent") === "leave") {
		await leave(services.store, id, author);
		return Response.json({ others: [] });
	}
	const others = await meetOthers(services, id, author);
	return Response.json({ others: others.map(({ name }) => name) });
}
