import { everything } from "#app/.server/store/everything.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { endOfDay, startOfDay } from "#app/time/montreal.ts";
import type { StoredJob } from "./jobs.ts";

/** Days in Montréal, `YYYY-MM-DD`, both included. */
interface Days {
	from: string;
	to: string;
}

/** Leads whose photos are queried at the same time. */
const together = 20;

export function jobsDoneBetween(store: DocumentStore, { from, to }: Days): Promise<readonly StoredJob[]> {
	return everything(store, "jobs", {
		where: [
			{ field: "doneAt", is: ">=", value: startOfDay(from).toISOString() },
			{ field: "doneAt", is: "<", value: endOfDay(to).toISOString() },
		],
		orderBy: { field: "doneAt", direction: "ascending" },
	});
}

/** By `due.on`, which stays: `dueOn` is null once the outcome is known. */
export function jobsDueBetween(store: DocumentStore, { from, to }: Days): Promise<readonly StoredJob[]> {
	return everything(store, "jobs", {
		where: [
			{ field: "due.on", is: ">=", value: from },
			{ field: "due.on", is: "<=", value: to },
		],
		orderBy: { field: "due.on", direction: "ascending" },
	});
}

/** How many of these jobs have photos of the crew. One query for each lead. */
export async function countWithPhotos(store: DocumentStore, jobs: readonly StoredJob[]): Promise<number> {
	const leads = [...new Set(jobs.map(({ data }) => data.lead))];
	const photographed = new Set<string>();
	for (let start = 0; start < leads.length; start += together) {
		const pages = await Promise.all(
			leads
				.slice(start, start + together)
				.map((lead) => store.query("photos", { where: [{ field: "owner", is: "=", value: lead }], limit: 1000 })),
		);
		for (const { data } of pages.flatMap(({ documents }) => documents)) if (data.job) photographed.add(data.job.id);
	}
	return jobs.filter(({ id }) => photographed.has(id)).length;
}
