import { withoutSources } from "#app/model/site/article.ts";

/** The lines below the heading of the last section, if it is Sources. */
export function sourcesIn(body: string): string[] {
	const [, ...lines] = body.slice(withoutSources(body).length).split("\n");
	return lines.filter(Boolean);
}

/**
 * Who stands behind the facts in the articles, in either language. The list is reviewed, not complete: add a name when
 * an article first cites it.
 */
const organisations: readonly RegExp[] = [
	/Santé Canada|Health Canada/,
	/SCHL|CMHC|Canada Mortgage and Housing/,
	/Ressources naturelles Canada|Natural Resources Canada/,
	/Institut canadien de conservation|Canadian Conservation Institute/,
	/Centre antifraude du Canada|Canadian Anti-Fraud Centre/,
	/Bureau d’assurance du Canada|Insurance Bureau of Canada/,
	/Code civil|Civil Code/,
	/Office de la protection du consommateur/,
	/Régie du bâtiment/,
	/Chambre de l’assurance de dommages/,
	/allergologues|allergists/,
	/Service de sécurité incendie de Montréal/,
	/Hydro-Québec/,
	/Manitoba Hydro/,
	/CNESST/,
	/CRTC/,
	/INSPQ/,
	/RGCQ/,
	/ASHRAE/,
	/CPSC/,
	/\bEPA\b/,
	/NADCA/,
	/NFPA/,
	/NIOSH/,
	/NOAA/,
	/USFA|U\.S\. Fire Administration/,
	/American Lung Association/,
	/Mayo Clinic/,
	/Carpet and Rug Institute/,
	/Humane World for Animals/,
	/A Moment of Science/,
	/Woolmark/,
	/WoolSafe/,
	/RIKEN/,
	/Iowa/,
	/Michigan/,
	/Washington/,
];

/** The organisations that a text names and its sources do not. */
export function namedWithoutSource(text: string, sources: readonly string[]): string[] {
	const listed = sources.join("\n");
	return organisations.filter((name) => name.test(text) && !name.test(listed)).map(({ source }) => source);
}
