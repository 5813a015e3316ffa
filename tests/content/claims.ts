import type { Localized } from "#app/locale/locales.ts";

/** A claim that the company cannot prove, or that the law forbids, and the words that would make it. */
type Claims = Readonly<Record<string, RegExp>>;

/**
 * Forbidden in every text that a visitor or a customer reads. The list is reviewed, not complete: add the wording that
 * a review finds. Patterns are tried on one sentence at a time.
 */
const claims: Localized<Claims> = {
	fr: {
		breathing: /respir\w*(?:-\w+)* (?:mieux|bien|librement)|bouffée d’air/i,
		"better air":
			/\bair (?:plus |enfin )?(?:sain|pur|propre)|l’air (?:\S+ ){0,2}(?:sain|pur|propre)|(?:amélior|meilleure|bonne)\S* (?:\S+ ){0,2}qualité de l’air/i,
		"cleaned air": /assaini|purifi|dépollu/i,
		allergies: /hypoallerg|(?:contre|effet|élimin|enlèv|fin|moins|rédu|sans|soulag)\S* (?:\S+ ){0,4}(?:allerg|asthm)/i,
		"nothing left": /(?:sans|zéro|anti[- ]?)\s?(?:acarien|bactéri|germe|microbe|virus|poussière|spore|moisissure)/i,
		"kills or removes life":
			/(?:élimin|détrui|neutralis|tue\b|tuer)\S* (?:\S+ ){0,4}(?:acarien|bactéri|germe|microbe|virus)/i,
		disinfection: /désinfect|stérilis|antibactéri|antimicrob/i,
		health:
			/(?:bon|bonne|mieux|meilleure?s?|bienfait\S*|amélior\S*|protèg\S*|préserv\S*|prévien\S*|effet|promesses?|promettre|risques?) (?:\S+ ){0,5}santé|santé (?:de votre famille|de vos)|(?:évit|moins|prévien)\S* (?:\S+ ){0,3}maladies?/i,
		treatment: /\bsoign\w+ (?:les|vos|votre)|thérap|guéri/i,
		"sure result":
			/(?:résultats?|satisfaction) (?:\S+ )?garanti|garanti\S* (?:\S+ ){0,3}(?:résultat|disparaî|partira|tache)|comme neuf|100 % (?:efficace|garanti|naturel|satisf|sûr)/i,
		best: /numéro (?:un|1)\b|n[o°] ?1\b|leader|\bles? meilleure?s? (?:\S+ ){0,2}(?:de|à|en|au|du|prix|entreprise|équipe|service)\b|imbattable|le plus bas prix|prix le plus bas|(?:entreprise|équipe) de confiance/i,
		certificates: /\bcertifi|\baccrédit|\bhomologu|\bprimée?s?\b|\brécompens/i,
		"harmless products":
			/écologique|biodégradable|non[- ]toxique|sans danger pour (?:les|vos)|inoffensif|sécuritaires? pour|produits? verts?\b/i,
		savings:
			/(?:économi|rédui|baiss|fondre)\S* (?:\S+ ){0,4}(?:chauffage|énergie|énergétique|électricité)|(?:fondre|rédui\S*) (?:\S+ ){0,3}facture/i,
		reputation:
			/(?:clients? satisfaits?|milliers de clients|cinq étoiles|5 étoiles|ans d’expérience|recommandé par (?:les|des) (?:médecin|expert|allergo))/i,
	},
	en: {
		breathing: /breath\w* (?:easy|easier|better|freely|deep)|breath of fresh air/i,
		"better air":
			/(?:health(?:y|ier)|clean(?:er)?|pure(?:r)?) (?:indoor )?air\b(?! (?:duct|vent|exchanger))|air (?:\S+ ){0,3}(?:healthier|cleaner|purer)\b|(?:better|good|improv\w*) (?:\S+ ){0,2}air quality/i,
		"cleaned air": /purif|decontaminate the air|cleans? the air/i,
		allergies:
			/hypoallerg|(?:effect|eliminat|end|fewer|free|help|less|reduc|reliev|remov)\w* (?:\S+ ){0,4}(?:allerg|asthma)/i,
		"nothing left":
			/(?:mite|germ|bacteria|dust|virus|spore|mould)[- ]free|free of (?:mites|germs|bacteria|dust|mould)/i,
		"kills or removes life":
			/(?:kill|eliminat|destroy|get(?:s|ting)? rid|remov)\S* (?:\S+ ){0,4}(?:mites?|germs?|bacteria|virus\w*)\b/i,
		disinfection: /disinfect|sanitiz|sanitis|steriliz|antibacterial|antimicrobial/i,
		health:
			/(?:good|better|benefit\w*|improv\w*|protect\w*|prevent\w*|effect|promis\w*|risks?) (?:\S+ ){0,5}health\b|health (?:promise|benefit|claim)\w*|health of your family|(?:avoid|fewer|less|prevent)\w* (?:\S+ ){0,3}(?:illness|sickness)/i,
		treatment: /\bcures? (?:any|your|the)|therap|\bheal(?:s|ing)?\b/i,
		"sure result":
			/(?:results?|satisfaction) (?:\S+ )?guaranteed|guarantee\w* (?:\S+ ){0,3}(?:result|stain|smell|satisfaction)|like new|100% (?:effective|guaranteed|natural|safe)/i,
		best: /number one\b|#1\b|no\. 1\b|industry[- ]leading|\bleading (?:cleaner|company|crew|provider)|award|top[- ]rated|\bthe best (?:\S+ ){0,2}(?:in|price|company|crew|service|cleaner)\b|\bbest in\b|unbeatable|lowest price|trusted/i,
		certificates: /certif|accredit/i,
		"harmless products":
			/eco-?friendly|biodegradable|non-?toxic|harmless|safe for (?:kids|children|pets|your)|green products?/i,
		savings:
			/(?:sav|reduc|lower|shrink|cut)\S* (?:\S+ ){0,4}(?:heating|energy|hydro|electricity)\b|energy (?:bill|savings)/i,
		reputation:
			/(?:happy|satisfied) customers|thousands of (?:customers|homes)|five[- ]star|5[- ]star|years? of experience|recommended by (?:doctors|experts|allergists)/i,
	},
};

/** The claims that a text makes, each with its sentence. A heading, a table cell and a list item are sentences too. */
export function claimsIn(text: string, locale: keyof typeof claims): { claim: string; sentence: string }[] {
	return sentencesOf(text).flatMap((sentence) =>
		Object.entries(claims[locale])
			.filter(([, pattern]) => pattern.test(sentence))
			.map(([claim]) => ({ claim, sentence })),
	);
}

function sentencesOf(text: string): string[] {
	return text
		.split(/\n|\s\|\s|(?<=[.!?])\s+/)
		.map((sentence) =>
			sentence
				.replaceAll("**", "")
				.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
				.replaceAll("\u00a0", " ")
				.replace(/^[\s>|-]*(?:\[!\w+\]\s*)?(?:\d+\.\s+)?|[\s|]+$/g, ""),
		)
		.filter(Boolean);
}
