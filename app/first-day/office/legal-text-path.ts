import { firstDayPath } from "#app/admin/first-day-path.ts";
import type { LegalText } from "#app/model/first-day/first-day.ts";

/** Where a legal text is read and approved. */
export function legalTextPath(text: LegalText): string {
	return `${firstDayPath}/textes/${text}`;
}
