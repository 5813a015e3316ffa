import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { firstDayPath } from "#app/admin/first-day-path.ts";
import { isOpenTo, type SettingsPage, settingsPages, settingsSubjects } from "#app/admin/settings-pages.ts";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { SettingsTabs } from "#app/admin/ui/settings-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { readCrews } from "#app/appointments/.server/crews.ts";
import { formatPhone, formatRange } from "#app/locale/format.ts";
import { type BookingMode, type BookingRules, completeRules, modeFor } from "#app/model/appointments/booking-rules.ts";
import { sortationCodes } from "#app/model/editing/schemas/sortation-codes.ts";
import { promotionState } from "#app/model/estimate/promotion.ts";
import { sampleReference } from "#app/model/leads/sample-reference.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { shownServices } from "#app/model/site/service-list.ts";
import { formatDate } from "#app/time/format.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { hasDraft, readFactStates } from "../../.server/fact-states.ts";
import { appointmentsPart } from "../../.server/parts/appointments-part.ts";
import { brandPart } from "../../.server/parts/brand-part.ts";
import { closingPart } from "../../.server/parts/closing-part.ts";
import { areasPart, hoursPart, identityPart, trustPart } from "../../.server/parts/company-parts.ts";
import { lettersPart } from "../../.server/parts/letter-parts.ts";
import { pricesPart } from "../../.server/parts/prices-part.ts";
import { promotionsPart } from "../../.server/parts/promotion-parts.ts";
import { servicesPart } from "../../.server/parts/services-part.ts";
import { SettingsRow } from "./settings-row.tsx";

export const meta = officeMeta((words) => words.settings.title);

const parts = {
	brand: brandPart,
	identity: identityPart,
	trust: trustPart,
	hours: hoursPart,
	areas: areasPart,
	services: servicesPart,
	prices: pricesPart,
	promotions: promotionsPart,
	appointments: appointmentsPart,
	closing: closingPart,
	letters: lettersPart,
};

const listed = (Object.keys(settingsPages) as SettingsPage[]).filter((page) => page !== "overview");

export async function loader({ context }: LoaderFunctionArgs) {
	const { locale, role } = requireMember(context, "editor", "administrator");
	const { store, clock } = context.get(servicesContext);
	const found = await readFactStates(store);
	const { company, "service-area": served, prices, promotions, appointments } = found.published;
	const { "closing-reasons": reasons, letters, "service-list": services, brand } = found.published;
	const now = clock.now();
	const today = dayInMontreal(now);
	const count = (state: string) => promotions.filter((each) => promotionState(each, now) === state).length;
	return {
		waits: settingsSubjects.filter((subject) => hasDraft(parts[subject], found)),
		company: { name: company.name, phone: company.phone, email: company.email },
		brand: { prefix: brand.prefix, fonts: brand.fonts },
		services: shownServices(services).length,
		trust: Object.keys(company.trust).filter((fact) => fact !== "legalName" && fact !== "guaranteeDays").length,
		openDays: new Set(company.hours.flatMap(({ days }) => days)).size,
		nextHoliday: company.holidays.toSorted().find((day) => day >= today) ?? null,
		areas: company.areas.map(({ name }) => name[locale]),
		codes: served.flatMap(sortationCodes).length,
		ducts: prices.ranges.ducts,
		version: prices.version,
		appointments: { ...appointments, modes: modeCounts(completeRules(appointments)) },
		role,
		crews: isOpenTo("crews", role) ? (await readCrews(store, company)).map((crew) => crew.name) : [],
		reasons: reasons.map(({ name }) => name[locale]),
		letters: letters.filter(({ use }) => use === "offered").map((letter) => letter[locale].name),
		promotions: { running: count("running"), coming: count("coming"), ended: count("ended") },
	};
}

function modeCounts(rules: BookingRules): Readonly<Record<BookingMode, number>> {
	const chosen = serviceNames.map((service) => modeFor([service], rules));
	const count = (mode: BookingMode) => chosen.filter((one) => one === mode).length;
	return { instant: count("instant"), "on-request": count("on-request"), "by-phone": count("by-phone") };
}

export default function Settings() {
	const data = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { settings } = words;
	const { overview } = settings;
	const { company, nextHoliday, promotions, appointments } = data;
	const facts = {
		brand: [
			company.name,
			settings.brand.fonts[data.brand.fonts],
			overview.reference(sampleReference(data.brand.prefix)),
		],
		services: [overview.services(data.services)],
		identity: [formatPhone(company.phone, locale), company.email],
		trust: [overview.trust(data.trust)],
		hours: [
			overview.openDays(data.openDays),
			nextHoliday ? overview.nextHoliday(formatDate(nextHoliday, locale)) : overview.noHoliday,
		],
		areas: [data.areas.join(", "), overview.codes(data.codes)],
		prices: [overview.ducts(formatRange(data.ducts, locale)), settings.prices.version(data.version)],
		promotions: [overview.promotions(promotions)],
		appointments: [
			overview.windows(appointments.windows.length),
			overview.notice(appointments.noticeHours, appointments.horizonDays),
			overview.modes(appointments.modes),
		],
		crews: [data.crews.join(", ")],
		closing: [data.reasons.join(", ")],
		letters: [data.letters.join(", ")],
	};
	return (
		<>
			<SettingsTabs />
			<PageHead title={settings.title}>{settings.lead}</PageHead>
			<ul className="overflow-hidden rounded-md bg-white shadow-[inset_0_0_0_1px_var(--color-line)]">
				{listed
					.filter((page) => isOpenTo(page, data.role))
					.map((page) => (
						<SettingsRow
							key={page}
							name={settings.names[page]}
							to={settingsPages[page]}
							texts={facts[page]}
							waits={(data.waits as readonly SettingsPage[]).includes(page)}
						/>
					))}
			</ul>
			{data.role === "administrator" && (
				<p className="mt-5">
					<Link to={firstDayPath} className="inline-link font-semibold">
						{overview.firstDay}
					</Link>
				</p>
			)}
		</>
	);
}
