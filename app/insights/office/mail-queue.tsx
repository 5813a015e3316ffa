import type { ReactNode } from "react";
import { Form } from "react-router";
import { Panel } from "#app/admin/ui/form-parts.tsx";
import { Moment } from "#app/admin/ui/moment.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { QueuedMail, readMailQueue } from "#app/leads/.server/mail-queue.ts";
import { Button } from "#app/ui/button.tsx";

type MailQueue = Awaited<ReturnType<typeof readMailQueue>>;

/** Mails that are not tried any more. A member sends one again, or deletes it. */
export function DeadLetters({ mails }: { mails: MailQueue }) {
	const { health } = useStaffLanguage().words.office;
	if (mails.dead.length === 0) return <Panel title={health.dead} text={health.noDead} />;
	return (
		<Panel title={health.dead} text={health.deadText}>
			{mails.deadTotal > mails.dead.length && <p className="mb-3">{health.deadMore(mails.deadTotal)}</p>}
			<ul>
				{mails.dead.map((mail) => (
					<li key={mail.id} className="border-line py-4 first:pt-0 last:pb-0 not-first:border-t">
						<DeadLetter mail={mail} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

function DeadLetter({ mail }: { mail: QueuedMail }) {
	const { health } = useStaffLanguage().words.office;
	const name = useMailName(mail);
	return (
		<div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
			<div className="min-w-0">
				<p className="font-semibold text-spruce">{name}</p>
				<p className="text-ink-600 text-small">
					<Moment at={mail.createdAt} />, {health.attempts(mail.attempts)}
				</p>
				<p className="break-words text-small">
					{health.reason} {mail.reason ?? health.noReason}
				</p>
			</div>
			<div className="flex gap-2">
				<MailButton id={mail.id} intent="retry" look="dark">
					{health.retry} <span className="sr-only">{health.about(name)}</span>
				</MailButton>
				<MailButton id={mail.id} intent="delete" look="light">
					{health.delete} <span className="sr-only">{health.about(name)}</span>
				</MailButton>
			</div>
		</div>
	);
}

function MailButton({
	id,
	intent,
	look,
	children,
}: {
	id: string;
	intent: "retry" | "delete";
	look: "dark" | "light";
	children: ReactNode;
}) {
	return (
		<Form method="post">
			<input type="hidden" name="mail" value={id} />
			<Button type="submit" name="intent" value={intent} look={look}>
				<span>{children}</span>
			</Button>
		</Form>
	);
}

function useMailName({ template, reference }: QueuedMail): string {
	const { mailNames } = useStaffLanguage().words.office;
	return reference ? `${mailNames[template]}, ${reference}` : mailNames[template];
}

/** How many mails wait, and those that are tried next. */
export function WaitingMails({ mails }: { mails: MailQueue }) {
	const { health } = useStaffLanguage().words.office;
	return (
		<Panel title={health.mails} text={health.pending(mails.pending)}>
			{mails.next.length > 0 && (
				<>
					<h3 className="mb-1 font-semibold text-[1rem] text-spruce">{health.next}</h3>
					<ul>
						{mails.next.map((mail) => (
							<li key={mail.id} className="border-line py-2 not-first:border-t">
								<NextMail mail={mail} />
							</li>
						))}
					</ul>
				</>
			)}
		</Panel>
	);
}

function NextMail({ mail }: { mail: QueuedMail }) {
	const { health } = useStaffLanguage().words.office;
	return (
		<>
			<span className="block">{useMailName(mail)}</span>
			<span className="block break-words text-ink-600 text-small">
				<Moment at={mail.nextAttemptAt} />, {health.attempts(mail.attempts)}
				{mail.reason && `. ${health.reason} ${mail.reason}`}
			</span>
		</>
	);
}
