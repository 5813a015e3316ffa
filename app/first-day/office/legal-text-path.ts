import type { LegalText } from "#app/model/first-day/first-day.ts";

export const firstDayPath = "/admin/premier-jour";

/** Where a legal text is read and approved. */
export function legalTextPath(text: LegalText): string {
	return `${firstDayPath}/textes/${text}`;
}
