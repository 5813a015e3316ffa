import type { Locale } from "#app/locale/locales.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { typicalAnswers } from "#app/model/estimate/typical-jobs.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import { sampleReference } from "#app/model/leads/sample-reference.ts";
import type { ContentReader } from "../content/reader.ts";

/** An estimate of a person who does not exist, to show how a mail looks. It is never stored. */
export function sampleLead(locale: Locale, reader: ContentReader, now: Date): Lead {
	const answers = { services: typicalAnswers["ducts-and-dryer"], promotionCode: null };
	const moment = now.toISOString();
	const reference = sampleReference(reader.pick("brand", ({ prefix }) => prefix));
	return {
		locale,
		kind: "estimate",
		status: "new",
		reference,
		name: "Camille",
		email: "camille@courriel.example",
		phone: "5145550123",
		reachBy: "email",
		address: null,
		postalCode: "H2T 1S6",
		outOfArea: false,
		areaNames: "",
		marketing: null,
		idempotencyKey: "",
		contentHash: "",
		linkedTo: null,
		service: null,
		message: "",
		spam: [],
		receivedAt: moment,
		lastContactAt: moment,
		purgeAfter: moment,
		lastMessageAt: moment,
		followToken: "exemple",
		photos: [],
		messageCount: 0,
		latestText: "",
		laterWords: "",
		estimate: {
			answers,
			result: estimate(answers, reader.read("prices"), [], now),
			wishes: { date: null, part: "any", days: [] },
		},
		desk: untouchedLeadWork,
	};
}
