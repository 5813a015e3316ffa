import { readMoney } from "../editing/schemas/written-values.ts";
import { isOpenStatus, type LeadStatus, type OpenStatus } from "./lead-status.ts";

/** A reason why leads are lost. Members edit the list; the id never changes. */
export interface ClosingReason {
	id: string;
	name: { fr: string; en: string };
}

/** Stored in the lead with the name of that day: a reason that was taken off the list keeps its name in old leads. */
export type LostReason = ClosingReason;

/** A status with what it needs: a lost lead has a reason, a done one may have an amount in cents. */
export type StatusChange =
	| { to: OpenStatus }
	| { to: "done"; finalAmount: number | null }
	| { to: "lost"; lostReason: LostReason };

export type ClosingFault = "reason-missing" | "amount-wrong";

/** Ten million dollars: a typing error rather than a job. */
export const largestAmount = 10_000_000_00;

/** The fields of a form that closes one lead or several. */
export interface TypedClosing {
	reason: string;
	/** Dollars, in either language's notation. */
	amount: string;
}

/** Checks a status change as typed. Every form that changes a status goes through here. */
export function readStatusChange(
	to: LeadStatus,
	{ reason, amount }: TypedClosing,
	reasons: readonly ClosingReason[],
): StatusChange | ClosingFault {
	if (isOpenStatus(to)) return { to };
	if (to === "lost") {
		const lostReason = reasons.find(({ id }) => id === reason);
		return lostReason ? { to, lostReason } : "reason-missing";
	}
	const cents = amount.trim() === "" ? null : readMoney(amount.trim());
	if (typeof cents === "string" || (cents !== null && cents > largestAmount)) return "amount-wrong";
	return { to, finalAmount: cents };
}

/** The current name of a reason, or the one stored with the lead when it is no longer in the list. */
export function nameOfReason({ id, name }: LostReason, reasons: readonly ClosingReason[], locale: "fr" | "en"): string {
	return (reasons.find((reason) => reason.id === id)?.name ?? name)[locale];
}
