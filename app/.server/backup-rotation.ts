import { mondayOf } from "#app/time/days.ts";

/** For how many days and weeks a copy is kept. Only those with a copy count, so a broken schedule deletes nothing. */
interface Keeping {
	daily: number;
	weekly: number;
}

const pattern = /^airelle-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.sqlite$/;

/** The name contains the time of the backup, so names sort by age. */
export function copyName(at: Date): string {
	return `airelle-${at.toISOString().replace(/[:.]/g, "-")}.sqlite`;
}

/** Keeps the newest copy of each of the last `daily` days and `weekly` weeks, and always the newest of all. */
export function copiesToRemove(names: readonly string[], { daily, weekly }: Keeping): string[] {
	const copies = names.filter((name) => pattern.test(name)).sort((a, b) => (a < b ? 1 : -1));
	const kept = new Set([
		...copies.slice(0, 1),
		...newestOfEach(copies, dayOf).slice(0, daily),
		...newestOfEach(copies, weekOf).slice(0, weekly),
	]);
	return copies.filter((name) => !kept.has(name));
}

function newestOfEach(copies: readonly string[], span: (name: string) => string): string[] {
	const found = new Map<string, string>();
	for (const name of copies) if (!found.has(span(name))) found.set(span(name), name);
	return [...found.values()];
}

function dayOf(name: string): string {
	return pattern.exec(name)?.[1] ?? "";
}

function weekOf(name: string): string {
	return mondayOf(dayOf(name));
}
