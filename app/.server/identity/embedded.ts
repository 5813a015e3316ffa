import type { DatabaseSync } from "node:sqlite";
import { type Identity, IdentityUnavailableError, isFederatedProvider } from "#app/model/members/identity.ts";
import type { Member } from "#app/model/members/member.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { newToken, readToken } from "../one-time-token.ts";
import { isOutage } from "../store/sqlite-errors.ts";
import { translateRejections } from "../translate-rejections.ts";
import { embeddedAccount } from "./embedded-account.ts";
import type { EmbeddedAuth } from "./embedded-auth.ts";
import { hasMemberRows, openIdentityDatabase } from "./embedded-database.ts";
import { embeddedMembers } from "./embedded-members.ts";
import { embeddedSessions } from "./embedded-sessions.ts";
import { createSecondFactorAttempts } from "./second-factor-attempts.ts";
import { embeddedPolicy, type ProviderKeys } from "./settings.ts";
import { createSignInLimits, type SignInLimits } from "./sign-in-limits.ts";

interface EmbeddedIdentityParts {
	/** The store's own file. */
	path: string;
	/** Stores the failure counters. */
	store: DocumentStore;
	secret: string;
	origin: string;
	clock: Clock;
	keys: ProviderKeys;
	/** Shown beside the codes of an authenticator application. */
	companyName: () => string;
	/** Queues the mail that carries the token of this id. */
	sendSignInLink: (member: Member, tokenId: string, returnTo: string | null) => Promise<void>;
	log: (message: string) => void;
	/** Rejects while the store is read-only: a second connection would write data that the store does not see. */
	whenWritable?: () => Promise<void>;
	/** Whether an administrator without a second factor must set one up before anything else. */
	administratorsNeedSecondFactor?: boolean;
	limits?: SignInLimits;
}

/** Members, passwords and sessions in the store's own SQLite file, managed by better-auth. */
export function openEmbeddedIdentity(parts: EmbeddedIdentityParts): Identity {
	const { store, secret, limits = createSignInLimits({ store, secret }) } = parts;
	let database: DatabaseSync | null = null;
	const attempts = createSecondFactorAttempts({ ...parts, endHalfOpenSessions });
	let opened: Promise<EmbeddedAuth> | null = null;

	/** Connects on first use: a full or read-only disk must not prevent the start. */
	async function connect(): Promise<DatabaseSync> {
		if (!database) await parts.whenWritable?.();
		database ??= openIdentityDatabase(parts.path);
		return database;
	}

	async function disconnect(): Promise<void> {
		opened = null;
		database?.close();
		database = null;
	}

	/** Opens better-auth once, on first use; the next call retries after a failure. */
	function open(): Promise<EmbeddedAuth> {
		opened ??= openAuth().catch((error: unknown) => {
			opened = null;
			throw error;
		});
		return opened;
	}

	async function openAuth(): Promise<EmbeddedAuth> {
		const { openEmbeddedAuth } = await import("./embedded-auth.ts");
		return openEmbeddedAuth({
			...parts,
			database: await connect(),
			newSignInToken: () => newToken("sign-in", secret).token,
			sendSignInLink: mailSignInLink,
		});
	}

	async function mailSignInLink(email: string, token: string, returnTo: string | null): Promise<void> {
		const member = await members.memberByEmail(email);
		const id = readToken(token, "sign-in", secret);
		if (member && id) await parts.sendSignInLink(member, id, returnTo);
	}

	async function endHalfOpenSessions(memberId: string): Promise<void> {
		const { internalAdapter } = (await open()).context;
		for (const session of await internalAdapter.listSessions(memberId)) {
			if ("secondFactor" in session && session.secondFactor === "owed")
				await internalAdapter.deleteSession(session.token);
		}
	}

	const members = embeddedMembers(open, attempts);
	const { rotate, ...sessions } = embeddedSessions({
		...parts,
		open,
		memberByEmail: members.memberByEmail,
		administratorsNeedSecondFactor: parts.administratorsNeedSecondFactor ?? false,
		limits,
		attempts,
	});
	const account = embeddedAccount({ ...parts, open, session: sessions.session, rotate, limits, attempts });
	const identity: Identity = {
		hasMembers: async () => hasMemberRows(await connect()),
		passwordPolicy: async () => embeddedPolicy,
		failedSignIns: () => limits.failedInADay(),
		providers: Object.keys(parts.keys).filter(isFederatedProvider),
		elsewhere: null,
		...members,
		...sessions,
		...account,
		disconnect,
		async close() {
			await limits.close();
			await disconnect();
		},
	};
	return translateRejections(identity, sayOutage);
}

function sayOutage(reason: unknown): unknown {
	return isOutage(reason) ? new IdentityUnavailableError("the database does not answer", { cause: reason }) : reason;
}
