import { randomInt, randomUUID } from "node:crypto";
import { isSameSecret } from "#app/.server/is-same-secret.ts";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { mailAddresses } from "#app/.server/mail/mail-addresses.ts";
import type { Services } from "#app/.server/services.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { FirstDay, MailTest } from "#app/model/first-day/first-day.ts";
import type { MailProblem } from "#app/model/mail-problem.ts";
import { type Member, namedMember } from "#app/model/members/member.ts";
import type { MailTrial } from "#app/model/ports.ts";
import { changeFirstDay } from "./first-day-document.ts";
import { sign } from "./signature.ts";
import { writeTestMail } from "./test-mail.tsx";

type Parts = Pick<Services, "store" | "clock" | "content" | "secret" | "mailer">;
type Recipient = Pick<Member, "id" | "name" | "email" | "locale">;

/** The address that mails come from, and the site that they link to. */
interface MailSource {
	sender: string;
	origin: string;
}

const tenMinutes = 10 * 60 * 1000;
const codeLife = 3 * tenMinutes;
const mostTests = 5;
const mostWrongCodes = 5;

type TestOutcome =
	| { kind: "sent" }
	| { kind: "failed"; problem: MailProblem; line: string }
	/** Mails are written to files. */
	| { kind: "no-server" }
	| { kind: "too-many" };

/** Sends a code to the member who asks, without the outbox: they wait for the answer of the mail server. */
export async function sendMailTest(
	parts: Parts,
	member: Recipient,
	{ sender, origin }: MailSource,
): Promise<TestOutcome> {
	const { store, clock, mailer, content, secret } = parts;
	const { trial } = mailer;
	if (!trial) return { kind: "no-server" };
	const now = clock.now();
	const [id, code] = [randomUUID(), String(randomInt(10_000)).padStart(4, "0")];
	const test: MailTest = {
		id,
		at: now.toISOString(),
		by: namedMember(member),
		settings: settingsOf(trial, sender),
		code: signCode(code, id, secret),
		wrong: 0,
		problem: null,
		line: "",
	};
	// Written before the mail leaves: the code may arrive before this function returns.
	const begun = await changeFirstDay(store, (before) => {
		const recent = before.mailTestsAt.filter((at) => now.getTime() - Date.parse(at) < tenMinutes);
		return recent.length >= mostTests
			? null
			: { ...before, mailTest: test, mailTestsAt: [...recent, now.toISOString()] };
	});
	if (!begun) return { kind: "too-many" };
	const reader = content.reader();
	const { from, domain } = mailAddresses({ MAIL_FROM: sender }, reader.read("company"));
	const mail = await writeTestMail({ code, id, from, domain, reader, origin, member });
	const result = await trial.send(mail);
	if (result.ok) return { kind: "sent" };
	const { problem, line } = result;
	await changeFirstDay(store, (before) =>
		before.mailTest?.id === id ? { ...before, mailTest: { ...before.mailTest, problem, line } } : null,
	);
	return { kind: "failed", problem, line };
}

type CodeOutcome = { kind: "confirmed" } | { kind: "wrong"; left: number } | { kind: "over" };

/** Five wrong codes or thirty minutes end a test. */
export async function confirmMailTest(parts: Parts, member: Recipient, typed: string): Promise<CodeOutcome> {
	const { store, clock, secret } = parts;
	const now = clock.now();
	let outcome = { kind: "over" } as CodeOutcome;
	await changeFirstDay(store, (before) => {
		outcome = { kind: "over" };
		const test = before.mailTest;
		if (!test || !takesCode(test, now)) return null;
		if (!isSameSecret(signCode(typed.replace(/\s/g, ""), test.id, secret), test.code)) {
			const wrong = test.wrong + 1;
			outcome = wrong < mostWrongCodes ? { kind: "wrong", left: mostWrongCodes - wrong } : { kind: "over" };
			return { ...before, mailTest: { ...test, wrong } };
		}
		outcome = { kind: "confirmed" };
		const by = namedMember(member);
		return { ...before, mailTest: null, mailConfirmed: { by, at: now.toISOString(), settings: test.settings } };
	});
	if (outcome.kind === "confirmed") await recordAudit(parts, member, "first-day-mail-confirmed");
	return outcome;
}

export function takesCode(test: MailTest, now: Date): boolean {
	return test.problem === null && test.wrong < mostWrongCodes && now.getTime() - Date.parse(test.at) < codeLife;
}

/** Whether a test arrived with the settings of today. */
export function isConfirmed({ mailConfirmed }: FirstDay, trial: MailTrial | undefined, sender: string): boolean {
	return trial !== undefined && mailConfirmed?.settings === settingsOf(trial, sender);
}

/** Without the password: a new one for the same mailbox needs no new test. */
function settingsOf({ account }: MailTrial, sender: string): string {
	return fingerprint({ account, sender });
}

function signCode(code: string, id: string, secret: string): string {
	return sign(`mail test ${id} ${code}`, secret);
}
