import type { LoadContext, PageLoader, PageLoaders } from "#app/.server/pages/loaded-page.ts";
import { loadFollow } from "#app/estimate/.server/load-follow.ts";
import { loadAppointment, loadDetails, loadEstimate, loadPerson } from "#app/estimate/.server/load-steps.ts";
import { loadResume } from "#app/estimate/.server/resume-draft.ts";
import { loadGallery } from "#app/jobs/.server/load-gallery.ts";
import { loadContact, loadThanks } from "#app/leads/.server/load-contact.ts";
import { servicePage } from "#app/locale/pages.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { loadConfirmPromotions } from "#app/privacy/.server/confirm-promotions.ts";
import { loadUnsubscribe } from "#app/privacy/.server/unsubscribe.ts";
import { loadArea } from "#app/site/.server/load-area.ts";
import { loadBlog, loadBlogTopic } from "#app/site/.server/load-blog.ts";
import { loadArticle, loadContentPage } from "#app/site/.server/load-content-page.ts";
import { loadDesign } from "#app/site/.server/load-design.ts";
import { loadDiscounts } from "#app/site/.server/load-discounts.ts";
import { loadHome } from "#app/site/.server/load-home.ts";
import { loadPrices, loadServicesOverview } from "#app/site/.server/load-overviews.ts";
import { loadSearch } from "#app/site/.server/load-search.ts";
import { loadService } from "#app/site/.server/load-service.ts";

/** One loader for each page of the table; the ten service pages share one. */
export const pageLoaders: PageLoaders = {
	index: loadHome,
	blog: loadBlog,
	"blog-page": loadBlog,
	"blog-topic": loadBlogTopic,
	contact: loadContact,
	"contact-thanks": loadThanks,
	estimate: loadEstimate,
	"estimate-details": loadDetails,
	"estimate-appointment": loadAppointment,
	"estimate-person": loadPerson,
	"estimate-resume": loadResume,
	"estimate-follow": loadFollow,
	discounts: loadDiscounts,
	search: loadSearch,
	design: loadDesign,
	services: loadServicesOverview,
	prices: loadPrices,
	gallery: loadGallery,
	"gallery-service": loadGallery,
	"gallery-page": loadGallery,
	"area-montreal": loadArea,
	"area-laval": loadArea,
	"area-south-shore": loadArea,
	about: loadContentPage,
	guarantee: loadContentPage,
	privacy: loadContentPage,
	terms: loadContentPage,
	accessibility: loadContentPage,
	unsubscribe: loadUnsubscribe,
	"promotions-confirm": loadConfirmPromotions,
	slug: loadArticle,
	...(Object.fromEntries(
		serviceNames.map((name) => [servicePage(name), (context: LoadContext) => loadService(name, context)]),
	) as Record<ReturnType<typeof servicePage>, PageLoader>),
};
