import { mailHost } from "#app/.server/mail/mail-host.ts";
import { networkOf } from "#app/.server/network.ts";
import type { RequestContext } from "#app/.server/request-context.ts";
import type { Services } from "#app/.server/services.ts";

/** Counts a mail to a typed address, which may be a stranger's, against the limits per recipient and per network. */
export function mayMail(
	email: string,
	{ address }: Pick<RequestContext, "address">,
	{ limits, clock }: Services,
): boolean {
	const now = clock.now().getTime();
	// The network first: a mail that it may not send uses up nothing of the recipient's.
	return !limits.mailsFrom.isOver(networkOf(address), now) && !limits.mailsTo.isOver(mailboxOf(email), now);
}

/** Many providers deliver `first.last+anything@` and `firstlast@` to one mailbox. */
export function mailboxOf(email: string): string {
	const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
	const [mailbox = ""] = local.split("+");
	return `${mailbox.replaceAll(".", "")}@${mailHost(domain)}`;
}
