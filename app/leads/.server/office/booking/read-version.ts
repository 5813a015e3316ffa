import type { AppointmentVersion } from "../../inbox/appointment-change.ts";

/** `<id>/<sequence>` of the appointment that the form was rendered from. */
export function readVersion(text: string): AppointmentVersion | null {
	const [, id, sequence] = /^([\w-]+)\/(\d+)$/.exec(text) ?? [];
	return id ? { id, sequence: Number(sequence) } : null;
}
