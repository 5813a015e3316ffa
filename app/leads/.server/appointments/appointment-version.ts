import type { AppointmentVersion } from "../inbox/appointment-change.ts";

/** As forms send it back. */
export function writeVersion({ id, sequence }: AppointmentVersion): string {
	return `${id}/${sequence}`;
}

/** Null for anything else. Pages for customers of earlier builds have a dot: they may still be open. */
export function readVersion(text: string): AppointmentVersion | null {
	const [, id, sequence] = /^([\w-]+)[/.](\d{1,9})$/.exec(text) ?? [];
	return id ? { id, sequence: Number(sequence) } : null;
}
