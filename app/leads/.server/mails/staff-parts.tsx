import { ActionButton, CallButton, Quiet, Sender } from "#app/.server/mail/mail-layout.tsx";
import { formatPhone } from "#app/locale/format.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { staffWords } from "#content/mail/staff.fr.ts";

const words = staffWords.notification;

/** The lead in the back office is the main button; then the ways to answer, the visitor's preferred one first. */
export function AnswerButtons({
	lead,
	url,
	open = words.open,
	callFirst = false,
}: {
	lead: Lead;
	url: string;
	open?: string;
	callFirst?: boolean;
}) {
	const main = (
		<ActionButton href={url} main>
			{open}
		</ActionButton>
	);
	const phoneFirst = lead.phone !== null && (callFirst || lead.reachBy === "phone" || lead.email === null);
	const call = lead.phone && (
		<CallButton phone={lead.phone} main={false}>
			{words.call(formatPhone(lead.phone, "fr"))}
		</CallButton>
	);
	const write = lead.email && (
		<ActionButton href={replyLink(lead, lead.email)} main={false}>
			{words.write}
		</ActionButton>
	);
	const all = phoneFirst ? [main, call, write] : [main, write, call];
	return all.filter(Boolean).map((button, index) => (
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
