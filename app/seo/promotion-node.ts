import type { Offer } from "schema-dts";
import type { PromotionCard } from "#app/model/site/cards.ts";
import { companyId } from "./company-node.ts";
import { serviceId } from "./service-nodes.ts";

/** The promotion in the words of the page: discount, services, first and last day. */
export function promotionNode(card: PromotionCard, url: string, origin: string): Offer {
	const { code, amount, title, summary, starts, ends, services } = card;
	const { figure, sign, signFirst } = amount;
	return {
		"@type": "Offer",
		"@id": `${url}#${code}`,
		identifier: code,
		name: `${signFirst ? sign + figure : `${figure}\u00a0${sign}`} ${title}`,
		description: summary,
		url,
		validFrom: starts,
		validThrough: ends,
		offeredBy: { "@id": companyId(origin) },
		itemOffered: services.map(({ path, label }) => ({
			"@type": "Service",
			"@id": serviceId(origin + path),
			name: label,
			url: origin + path,
		})),
	};
}
