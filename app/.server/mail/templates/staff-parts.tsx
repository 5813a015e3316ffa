import { formatPhone } from "#app/locale/format.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { staffWords } from "#content/mail/staff.fr.ts";
import { ActionButton, CallButton, Quiet, Sender } from "./mail-layout.tsx";

const words = staffWords.notification;

/** Puts the visitor's preferred contact method first, as the main button. */
export function AnswerButtons({ lead, callFirst = false }: { lead: Lead; callFirst?: boolean }) {
	const phoneFirst = lead.phone !== null && (callFirst || lead.reachBy === "phone" || lead.email === null);
	const call = lead.phone && (
		<CallButton phone={lead.phone} main={phoneFirst}>
			{words.call(formatPhone(lead.phone, "fr"))}
		</CallButton>
	);
	const write = lead.email && (
		<ActionButton href={replyLink(lead, lead.email)} main={!phoneFirst}>
			{words.write}
		</ActionButton>
	);
	const both = phoneFirst ? [call, write] : [write, call];
	return both.filter(Boolean).map((button, index) => (
		<div key={index} style={{ paddingTop: index === 0 ? "28px" : "12px" }}>
			{button}
		</div>
	));
}

export function replyLink({ reference, locale }: Lead, email: string): string {
	const subject = encodeURIComponent(`${words.replySubject[locale]} ${reference}`);
	return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}`;
}

export function StaffFooter({ company }: { company: Company }) {
	return (
		<>
			<Sender company={company} locale="fr" />
			<Quiet>{words.why}</Quiet>
		</>
	);
}
