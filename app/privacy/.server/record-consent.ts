import { createHash, randomUUID } from "node:crypto";
import type { Locale } from "#app/locale/locales.ts";
import type { ConsentChoice } from "#app/model/consent/public-settings.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { messages as english } from "#content/messages/en.ts";
import { messages as french } from "#content/messages/fr.ts";

export async function recordConsent(
	choice: ConsentChoice,
	locale: Locale,
	{ store, clock }: { store: DocumentStore; clock: Clock },
): Promise<void> {
	const now = clock.now();
	const { question } = (locale === "fr" ? french : english).consent;
	const textVersion = createHash("sha256").update(question).digest("hex").slice(0, 12);
	const data = { choice, locale, textVersion, chosenAt: now.toISOString(), purgeAfter: retention.consents(now) };
	await store.commit([{ kind: "create", collection: "consents", id: randomUUID(), data }]);
}
