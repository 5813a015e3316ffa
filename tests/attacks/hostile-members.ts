import { tuesdayAhead } from "../e2e/appointments.ts";
import { withStore } from "../e2e/office-data.ts";
import { readLeads } from "../faults/stored-leads.ts";
import { post } from "./ask.ts";
import { hostileNames, hostileText } from "./hostile-words.ts";
import type { Staff } from "./staff.ts";
import type { Target } from "./target.ts";

/** Fills office forms with hostile text, as a hijacked account could. Returns the ids of the leads, newest first. */
export async function workHostilely({ origin, data }: Target, { cookies, members }: Staff): Promise<string[]> {
	const ids = await leadIds(data);
	const cookie = cookies.agent;
	for (const [index, id] of ids.slice(0, 6).entries()) {
		const at = `/admin/demandes/${id}`;
		const subject = hostileNames[12 + (index % 4)] ?? "";
		await post(origin, at, { intent: "note", note: hostileText, seen: "99" }, { cookie });
		await post(
			origin,
			at,
			{ intent: "reply", subject: `${subject} ${hostileNames[index]}`, text: hostileText, seen: "99" },
			{ cookie },
		);
		await post(origin, at, { intent: "assignee", to: members.editor ?? "", seen: "99" }, { cookie });
		await post(origin, at, { intent: "assignee", to: members.agent ?? "", seen: "99" }, { cookie });
	}
	const time = { place: "exact", day: tuesdayAhead(90), from: "09:00", minutes: "600", crew: "equipe-1" };
	const words = { note: hostileText, text: hostileText, street: hostileText.slice(0, 80), tells: "yes" };
	const booked = {
		intent: "appointment",
		do: "book",
		of: "",
		...time,
		...words,
		confirm: "overlap closed too-short area",
		seen: "99",
	};
	await post(origin, `/admin/demandes/${ids[0]}`, booked, { cookie });
	const incident = {
		occurred: hostileText,
		noticedOn: "2026-11-12",
		circumstances: hostileText,
		categories: "other",
		people: "1",
	};
	const rest = { risk: "no", assessment: hostileText, measures: hostileText };
	await post(origin, "/admin/personnes/incidents", { ...incident, ...rest }, { cookie: cookies.administrator });
	return ids;
}

async function leadIds(data: string): Promise<string[]> {
	const orderBy = { field: "receivedAt", direction: "descending" } as const;
	const { documents } = await withStore({ data }, (store) => store.query("leads", { orderBy, limit: 200 }));
	if (documents.length !== readLeads(data).length) throw new Error("Some leads are missing");
	return documents.map(({ id }) => id);
}
