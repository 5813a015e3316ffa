import type { AppointmentVersion } from "../inbox/appointment-change.ts";

/** As forms send it back. */
export function writeVersion({ id, sequence }: AppointmentVersion): string {
	return `${id}.${sequence}`;
}

/** Null for anything else. */
export function readVersion(text: string): AppointmentVersion | null {
	const [, id = "", sequence] = /^(.+)\.(\d{1,9})$/.exec(text) ?? [];
	return sequence === undefined ? null : { id, sequence: Number(sequence) };
}
