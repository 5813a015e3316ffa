import { recordAudit } from "#app/.server/journal/audit.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Identity, Outcome } from "#app/model/members/identity.ts";
import { staffLinkPaths } from "#app/model/members/staff-paths.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { makeLink, spendLink } from "./one-time-links.ts";

interface Parts {
	identity: Identity;
	store: DocumentStore;
	clock: Clock;
	secret: string;
}

/** The path to create the first administrator; null once there are members. Printed only where the owner reads it. */
export async function offerFirstAccess(parts: Parts): Promise<string | null> {
	if (await parts.identity.hasMembers()) return null;
	const { token } = await makeLink("first-access", "", parts);
	return `${staffLinkPaths["first-access"]}/${token}`;
}

export async function createAdministrator(
	token: string,
	{ email, name, password, locale }: { email: string; name: string; password: string; locale: Locale },
	parts: Parts,
): Promise<Outcome> {
	const { identity } = parts;
	const created = await spendLink(token, "first-access", parts, async (): Promise<Outcome> => {
		if (await identity.hasMembers()) return refused;
		const invited = await identity.invite({ email, name, role: "administrator", locale });
		if (!invited.ok) return invited;
		// With an external provider the password may be empty: the first sign-in activates the member.
		const done: Outcome =
			identity.elsewhere && password === ""
				? { ok: true, cookies: [] }
				: await identity.setPassword(invited.member.id, password);
		if (!done.ok) await identity.delete(invited.member.id);
		else await recordAudit(parts, invited.member, "first-administrator");
		return done;
	});
	return created ?? refused;
}

const refused: Outcome = { ok: false, code: "expired-action-code", cookies: [] };
