import type { LeadDetails } from "../leads/lead-details.ts";
import type { ServiceName } from "../service-names.ts";
import type { ImportColumn } from "./import-columns.ts";

/** The place of a line in the file: 1 is the header, as spreadsheets count. */
type LineNumber = number;

/** A line that can be imported: one lead. */
export interface CheckedLine extends Omit<LeadDetails, "reachBy"> {
	line: LineNumber;
	/** `YYYY-MM-DD`: the job, or the last contact. */
	day: string;
	service: ServiceName | null;
	/** What a past job cost, before taxes, in cents. */
	amount: number | null;
	note: string;
	/** Consent to promotions, with the day and the proof that the file gives. */
	consent: ImportedConsent | null;
}

export interface ImportedConsent {
	day: string;
	proof: string;
}

export type LineFaultCode =
	| "name-missing"
	| "reach-missing"
	| "email-wrong"
	| "phone-wrong"
	| "postal-wrong"
	| "language-wrong"
	| "too-long"
	| "date-missing"
	| "date-wrong"
	| "date-future"
	| "date-old"
	| "service-wrong"
	| "amount-wrong"
	| "answer-wrong"
	| "consent-email-missing"
	| "consent-proof-missing"
	| "repeated"
	| "cells-extra";

export interface LineFault {
	column: ImportColumn;
	code: LineFaultCode;
	/** What the file says, shortened. */
	value: string;
	/** Of a repeated line: the first one. */
	first?: LineNumber;
}

/** A line that cannot be imported as it is. */
export interface ProblemLine {
	line: LineNumber;
	name: string;
	faults: readonly LineFault[];
	/** To find the lines of a person who is erased. Null when the cell is empty or wrong. */
	email: string | null;
	phone: string | null;
}
