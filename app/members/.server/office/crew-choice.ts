import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { readCrews } from "#app/appointments/.server/crews.ts";
import { isRole, type Role } from "#app/model/members/member.ts";

/** The crews that a member can belong to. */
export async function crewChoices(context: Readonly<RouterContextProvider>) {
	const { store, content } = context.get(servicesContext);
	const crews = await readCrews(store, content.reader().read("company"));
	return crews.map(({ id, name, active }) => ({ id, name, active }));
}

export type CrewChoice = Awaited<ReturnType<typeof crewChoices>>[number];

/** Reads the role of a form and the crew that belongs to it; null when the role needs a crew and none was chosen. */
export async function readRole(
	context: Readonly<RouterContextProvider>,
	form: FormData,
	usual: Role,
): Promise<{ role: Role; crew: string | null } | null> {
	const typed = form.get("role");
	const role = isRole(typed) ? typed : usual;
	if (role !== "crew") return { role, crew: null };
	const chosen = (await crewChoices(context)).find(({ id }) => id === form.get("crew"));
	return chosen ? { role, crew: chosen.id } : null;
}
