import { ownValue } from "#app/model/own-value.ts";
import type { StaffWords } from "#content/staff/fr.ts";

/** Content and settings by their name, other subjects unchanged. An empty one is an address that is not a member's. */
export function subjectInWords(
	subject: string,
	title: string | null,
	{ settings, audit, content, mailings, firstDay }: StaffWords,
): string {
	if (subject === "") return audit.unknownAddress;
	const [kind = "", name = ""] = subject.split(":");
	const thing = ownValue(audit.things, kind);
	const names: Readonly<Record<string, string>> = kind === "settings" ? settings.names : content.pages;
	if (thing) return thing(title ?? ownValue(names, name) ?? name);
	const series = ownValue(mailings.series, subject);
	if (series) return series.name;
	return ownValue<string>(settings.entries, subject) ?? ownValue<string>(firstDay.names, subject) ?? subject;
}
