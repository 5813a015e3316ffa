import { type PageName, servicePage } from "#app/locale/pages.ts";
import { serviceNames } from "#app/model/service-names.ts";

/** The file of each page, relative to `app/`. Not in the table of pages, which every visitor downloads. */
export const pageModules: Readonly<Record<PageName, string>> = {
	index: "site/pages/home.tsx",
	blog: "site/pages/blog.tsx",
	"blog-page": "site/pages/blog.tsx",
	"blog-topic": "site/pages/blog.tsx",
	contact: "leads/pages/contact.tsx",
	"contact-thanks": "leads/pages/contact-thanks.tsx",
	estimate: "estimate/pages/estimate.tsx",
	"estimate-details": "estimate/pages/estimate-details.tsx",
	"estimate-appointment": "estimate/pages/estimate-appointment.tsx",
	"estimate-person": "estimate/pages/estimate-person.tsx",
	"estimate-resume": "estimate/pages/estimate-resume.tsx",
	"estimate-follow": "estimate/pages/estimate-follow.tsx",
	discounts: "site/pages/discounts.tsx",
	services: "site/pages/services-overview.tsx",
	prices: "site/pages/prices.tsx",
	gallery: "jobs/pages/gallery.tsx",
	"gallery-service": "jobs/pages/gallery.tsx",
	"gallery-page": "jobs/pages/gallery.tsx",
	"area-montreal": "site/pages/area.tsx",
	"area-laval": "site/pages/area.tsx",
	"area-south-shore": "site/pages/area.tsx",
	about: "site/pages/content-page.tsx",
	guarantee: "site/pages/content-page.tsx",
	privacy: "site/pages/content-page.tsx",
	terms: "site/pages/content-page.tsx",
	accessibility: "site/pages/content-page.tsx",
	unsubscribe: "privacy/pages/unsubscribe.tsx",
	"promotions-confirm": "privacy/pages/promotions-confirm.tsx",
	search: "site/pages/search.tsx",
	design: "site/pages/design.tsx",
	slug: "site/pages/content-page.tsx",
	...(Object.fromEntries(serviceNames.map((name) => [servicePage(name), "site/pages/service.tsx"])) as Record<
		ReturnType<typeof servicePage>,
		string
	>),
};
