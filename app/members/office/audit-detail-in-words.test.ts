import { describe, expect, it } from "vitest";
import { staffWords as english } from "#content/staff/en.ts";
import { staffWords as french } from "#content/staff/fr.ts";
import { auditDetailInWords } from "./audit-detail-in-words.ts";

describe("the detail of an entry of the journal", () => {
	it("is empty for a sent quote, whose step would repeat the action in the words of the store", () => {
		for (const words of [french, english]) expect(auditDetailInWords("request-quote", "sent", words)).toBe("");
	});

	it("is translated when it is a step, an outcome, a status, a role, a way to sign in or a count", () => {
		expect(auditDetailInWords("request-appointment", "moved", french)).toBe("déplacé");
		expect(auditDetailInWords("request-status", "lost", french)).toBe("Perdue");
		expect(auditDetailInWords("role-changed", "crew", french)).toBe("Équipe");
		expect(auditDetailInWords("signed-in", "google", english)).toBe("Google");
		expect(auditDetailInWords("contracts-exported", "rows=2", french)).toBe("2 lignes");
		expect(auditDetailInWords("request-assignee", "Nadia", french)).toBe("Nadia");
	});
});
