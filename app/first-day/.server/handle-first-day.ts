import type { Services } from "#app/.server/services.ts";
import { type Member, namedMember } from "#app/model/members/member.ts";
import { approve, isApprovedThing } from "./approvals.ts";
import { checkDomain } from "./check-domain.ts";
import { changeFirstDay } from "./first-day-document.ts";
import { confirmMailTest, sendMailTest } from "./mail-test.ts";
import type { StepStatus } from "./read-steps.ts";

export type FirstDayAnswer =
	| { kind: "sent" | "confirmed" | "approved" | "checked" | "hidden" | "shown" }
	/** The mail did not leave: the step says why. */
	| { kind: "failed" }
	/** Left: how many more codes may be tried. Null when it is not four digits. */
	| { kind: "wrong-code"; left: number | null; typed: string }
	| { kind: "code-over" | "too-many" | "changed" };

interface Handled {
	answer: FirstDayAnswer;
	status: number;
}

/** Null for a form that the page does not have. */
export async function handleFirstDay(
	services: Services,
	status: StepStatus,
	member: Member,
	form: FormData,
): Promise<Handled | null> {
	const text = (name: string) => String(form.get(name) ?? "").slice(0, 100);
	const intent = text("intent");
	switch (intent) {
		case "send-test":
			return sendTest(services, status, member);
		case "confirm-test":
			return confirmTest(services, member, text("code"));
		case "check-domain": {
			const { publicOrigin } = status.settings;
			if (publicOrigin === null) return null;
			await checkDomain(services, member, publicOrigin);
			return { answer: { kind: "checked" }, status: 200 };
		}
		case "hide":
		case "show": {
			const at = services.clock.now().toISOString();
			const hidden = intent === "hide" ? { by: namedMember(member), at } : null;
			await changeFirstDay(services.store, (before) => ({ ...before, hidden }));
			return { answer: { kind: intent === "hide" ? "hidden" : "shown" }, status: 200 };
		}
	}
	const thing = intent.replace(/^approve-/, "");
	if (!intent.startsWith("approve-") || !isApprovedThing(thing)) return null;
	const outcome = await approve(services, member, { thing, seen: text("seen"), hosted: status.hosted });
	return { answer: { kind: outcome }, status: outcome === "approved" ? 200 : 409 };
}

async function sendTest(services: Services, status: StepStatus, member: Member): Promise<Handled | null> {
	const { sender, origin } = status.settings;
	const outcome = await sendMailTest(services, member, { sender: sender(), origin });
	switch (outcome.kind) {
		case "sent":
			return { answer: { kind: "sent" }, status: 200 };
		case "failed":
			return { answer: { kind: "failed" }, status: 200 };
		case "too-many":
			return { answer: { kind: "too-many" }, status: 429 };
		default:
			return null;
	}
}

async function confirmTest(services: Services, member: Member, typed: string): Promise<Handled> {
	if (!/^\s*(?:\d\s*){4}$/.test(typed)) return { answer: { kind: "wrong-code", left: null, typed }, status: 422 };
	const outcome = await confirmMailTest(services, member, typed);
	if (outcome.kind === "confirmed") return { answer: { kind: "confirmed" }, status: 200 };
	if (outcome.kind === "over") return { answer: { kind: "code-over" }, status: 410 };
	return { answer: { kind: "wrong-code", left: outcome.left, typed }, status: 422 };
}
