import type {
	AdministrativeArea,
	DayOfWeek,
	HomeAndConstructionBusiness,
	OpeningHoursSpecification,
	PostalAddress,
} from "schema-dts";
import { iconPath } from "#app/.server/brand/drawn-brand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { defaultLocale, localeTags } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import { sharePicture } from "./share-picture.ts";

type SiteCompany = PagePayload["site"]["company"];

/** The same id on every page and in every language. */
export function companyId(origin: string): string {
	return `${origin}/#company`;
}

/** Identifies the publisher of a page, with the main facts only. */
export function companyInShort({ site }: PagePayload, origin: string, reader: ContentReader) {
	return {
		"@type": "HomeAndConstructionBusiness",
		"@id": companyId(origin),
		name: site.company.name,
		url: origin + pathTo("index", defaultLocale),
		logo: origin + iconPath("icon-512.png", reader),
		telephone: `+1${site.company.phone}`,
		address: addressOf(site.company),
	} as const satisfies HomeAndConstructionBusiness;
}

/** All facts about the company, for the home page and the contact page. */
export function companyNode(payload: PagePayload, origin: string, reader: ContentReader) {
	const { company } = payload.site;
	return {
		...companyInShort(payload, origin, reader),
		email: company.email,
		image: origin + sharePicture("index", payload.locale, reader).path,
		currenciesAccepted: "CAD",
		knowsLanguage: Object.values(localeTags),
		areaServed: areasOf(payload),
		openingHoursSpecification: company.hours.map(({ days, opens, closes }) => ({
			"@type": "OpeningHoursSpecification",
			dayOfWeek: days.map((day) => weekdays[day - 1] ?? "Sunday"),
			opens,
			closes,
		})),
		specialOpeningHoursSpecification: company.holidays.map(closedOn),
	} satisfies HomeAndConstructionBusiness;
}

export function areasOf({ site }: PagePayload): AdministrativeArea[] {
	return site.company.areas.map(({ name }) => ({ "@type": "AdministrativeArea", name }));
}

const weekdays = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const satisfies readonly DayOfWeek[];

/** In schema.org, opening hours from 00:00 to 00:00 mean closed. */
function closedOn(day: string): OpeningHoursSpecification {
	return { "@type": "OpeningHoursSpecification", validFrom: day, validThrough: day, opens: "00:00", closes: "00:00" };
}

function addressOf({ address }: SiteCompany): PostalAddress {
	return {
		"@type": "PostalAddress",
		streetAddress: address.street,
		addressLocality: address.city,
		addressRegion: address.province,
		postalCode: address.postalCode,
		addressCountry: "CA",
	};
}
