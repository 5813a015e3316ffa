import type { FocusEvent } from "react";
import { useLocation } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import type { ServiceLink } from "#app/model/page-payload.ts";
import { usePayload } from "#app/runtime/page.ts";
import { ButtonLink } from "./button.tsx";
import { useEstimatePath } from "./estimate-path.ts";
import { Icon } from "./icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Link } from "./link.tsx";
import { Mark } from "./mark.tsx";
import { useLanguage } from "./messages.tsx";
import { PhoneLink } from "./phone.tsx";

/** A popover where browsers do not know `command`: there, Tab can leave the open menu. */
const openMenu = { command: "show-modal", commandfor: "menu-panel", popoverTarget: "menu-panel" };
const closeMenu = { ...openMenu, command: "close" };

/**
 * Menus are native: they work and restore focus with keyboard and touch, and without JavaScript. The phone menu covers
 * the page and is modal. `runtime/follow-links.ts` closes menus when another page opens.
 */
export function Header() {
	const { locale, messages } = useLanguage();
	const { pathname } = useLocation();
	const estimate = useEstimatePath();
	const site = usePayload()?.site;
	const services = site?.services ?? [];
	const { nav } = messages;
	const links = [
		{ to: pathTo("prices", locale), label: nav.prices },
		{ to: pathTo("discounts", locale), label: nav.promotions },
		{ to: pathTo("blog", locale), label: nav.blog },
		{ to: pathTo("contact", locale), label: nav.contact },
	];
	return (
		<header className="page-width relative z-10 flex min-h-17 flex-wrap items-center gap-3 py-2 text-[1.0625rem] md:min-h-22 lg:gap-4 xl:gap-6 min-[88rem]:gap-9">
			<Link to={pathTo("index", locale)} className="-m-2 rounded-md p-2">
				<Mark name={site?.company.name} />
			</Link>
			<nav
				aria-label={nav.label}
				className="-mr-2 hidden items-center gap-4 font-medium whitespace-nowrap lg:flex xl:ml-2 xl:gap-6 min-[88rem]:ml-5 min-[88rem]:gap-8 print:hidden"
			>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus of the button and its panel */}
				<div onBlur={closeWhenLeft}>
					<button
						type="button"
						popoverTarget="services-panel"
						className={`flex min-h-11 cursor-pointer items-center gap-1.5 ${underline(services.some(({ path }) => path === pathname))}`}
					>
						{nav.services}
						<Icon name="chevron-down" size={17} />
					</button>
					<div id="services-panel" popover="auto" className="popover-panel services-panel">
						<ServiceGroups services={services} />
					</div>
				</div>
				{links.map(({ to, label }) => (
					<Link
						key={to}
						to={to}
						aria-current={to === pathname ? "page" : undefined}
						className={`flex min-h-11 items-center ${underline(to === pathname)}`}
					>
						{label}
					</Link>
				))}
			</nav>
			<div className="ml-auto flex flex-wrap items-center justify-end gap-3 lg:gap-4 xl:gap-6 print:hidden">
				<PhoneLink className="text-spruce hover:text-teal-700 max-md:hidden lg:max-xl:hidden" />
				<Link
					to={pathTo("search", locale)}
					aria-label={nav.search}
					className="-mx-1 grid size-11 place-items-center max-[22.4rem]:hidden rounded-pill text-spruce hover:bg-white hover:text-teal-700"
				>
					<Icon name="search" size={22} />
				</Link>
				<LanguageSwitch className="inline-flex min-h-11 cursor-pointer items-center px-1 font-semibold text-ink-600 hover:text-spruce" />
				<ButtonLink to={estimate} size="small" className="whitespace-nowrap max-md:hidden">
					{nav.estimate}
				</ButtonLink>
				<button
					type="button"
					{...openMenu}
					aria-label={nav.menu}
					className="grid size-12 cursor-pointer place-items-center rounded-pill bg-white text-spruce lg:hidden"
				>
					<Icon name="menu" size={22} />
				</button>
			</div>
			<dialog id="menu-panel" popover="auto" aria-label={nav.label} className="popover-panel menu-panel">
				<MobileMenu services={services} links={[...links, { to: pathTo("search", locale), label: nav.search }]} />
			</dialog>
		</header>
	);
}

function MobileMenu({ services, links }: { services: readonly ServiceLink[]; links: { to: string; label: string }[] }) {
	const { nav } = useLanguage().messages;
	const estimate = useEstimatePath();
	return (
		<nav aria-label={nav.label} className="page-width pb-24">
			<div className="flex h-17 items-center justify-between md:h-22">
				<Mark name={usePayload()?.site.company.name} />
				<button
					type="button"
					{...closeMenu}
					aria-label={nav.close}
					className="grid size-12 cursor-pointer place-items-center rounded-pill bg-white text-spruce"
				>
					<Icon name="close" size={22} />
				</button>
			</div>
			<ul className="mt-4 border-line border-b pb-5">
				{links.map(({ to, label }) => (
					<li key={to}>
						<Link
							to={to}
							className="flex min-h-13 items-center font-bold font-display text-[1.625rem] text-spruce tracking-tight"
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
			<div className="mt-7">
				<ServiceGroups services={services} />
			</div>
			<div className="mt-8 grid gap-3">
				<ButtonLink to={estimate} arrow>
					{nav.estimate}
				</ButtonLink>
				<PhoneLink className="justify-center text-spruce" />
			</div>
		</nav>
	);
}

function ServiceGroups({ services }: { services: readonly ServiceLink[] }) {
	const { locale, messages } = useLanguage();
	const groups = (["air", "home"] as const).filter((group) => services.some((service) => service.group === group));
	return (
		<div className="grid gap-8 md:grid-cols-[4fr_6fr] lg:gap-14">
			<Link
				to={pathTo("services", locale)}
				className="-mb-4 flex min-h-12 lg:-mb-9 items-center rounded-sm font-bold font-display text-[1.25rem] text-spruce tracking-tight hover:text-berry-600 md:col-span-2"
			>
				{messages.nav.whichService}
			</Link>
			{groups.map((group) => (
				<div key={group}>
					<p className="mb-2 font-semibold text-ink-600 text-small">{messages.serviceGroups[group]}</p>
					<ul className={group === "home" ? "gap-x-8 md:columns-2" : ""}>
						{services
							.filter((service) => service.group === group)
							.map(({ name, path, label }) => (
								<li key={name}>
									<Link
										to={path}
										className="flex min-h-12 items-center rounded-sm font-semibold text-spruce hover:text-berry-600"
									>
										{label}
									</Link>
								</li>
							))}
					</ul>
				</div>
			))}
		</div>
	);
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
	// Without a target, the window or a click that is not on a control has the focus.
	if (relatedTarget && !currentTarget.contains(relatedTarget))
		currentTarget.querySelector<HTMLElement>("[popover]")?.hidePopover();
}

function underline(current: boolean): string {
	return current ? "shadow-[inset_0_-2px_0_var(--color-berry-600)]" : "hover:text-teal-700";
}
