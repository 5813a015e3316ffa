import { isLeadStatus } from "#app/model/leads/lead-status.ts";
import type { AuditAction } from "#app/model/members/audit.ts";
import { isRole } from "#app/model/members/member.ts";
import { ownValue } from "#app/model/own-value.ts";
import type { StaffWords } from "#content/staff/fr.ts";

/** Actions whose detail is a way to sign in. */
const ways: ReadonlySet<AuditAction> = new Set(["signed-in", "provider-linked", "provider-unlinked"]);

/** What the journal stores beside an action, in the language of the member. Empty when the action says it. */
export function auditDetailInWords(action: AuditAction, detail: string, words: StaffWords): string {
	if (action === "request-quote") return "";
	if (ways.has(action)) return wayInWords(detail, words);
	if (action === "request-appointment") return ownValue<string>(words.booking.steps, detail) ?? detail;
	if (action === "request-call") return ownValue<string>(words.leads.callLog.outcomes, detail) ?? detail;
	return detailInWords(detail, words);
}

function wayInWords(way: string, { audit, providers }: StaffWords): string {
	return ownValue<string>({ ...providers, ...audit.ways }, way) ?? way;
}

/** Translates a role, a status, or counts such as `leads=2 photos=0`; other text is unchanged. */
function detailInWords(detail: string, { roles, office, leads: requests }: StaffWords): string {
	if (isRole(detail)) return roles[detail];
	if (isLeadStatus(detail)) return requests.statuses[detail];
	if (!/^(?:[a-zA-Z]+=\d+ ?)+$/.test(detail)) return detail;
	const counts: Readonly<Record<string, (count: number) => string>> = {
		...office.person.counts,
		...office.auditCounts,
	};
	return detail
		.split(" ")
		.map((part) => part.split("="))
		.map(([name = "", count]) => ownValue(counts, name)?.(Number(count)) ?? `${count} ${name}`)
		.join(", ");
}
