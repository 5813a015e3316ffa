import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { openEntry } from "../../.server/office/open-entry.ts";
import { leave, meetOthers } from "../../.server/presence.ts";
import { entryPath } from "./entry-path.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { id } = await openEntry(args);
	return redirect(entryPath(id), 303);
}

/** An open editor says that it is still open, or that it closes, and hears who else is there. */
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
