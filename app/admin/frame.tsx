import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation, useMatches, useNavigationType } from "react-router";
import type { Locale } from "#app/locale/locales.ts";
import type { Role } from "#app/model/members/member.ts";
import { Mark } from "#app/ui/mark.tsx";
import { type OfficeSection, sectionsFor } from "./sections.ts";
import { OtherForms } from "./ui/kept-form/other-forms.tsx";
import { KeptFormOwner } from "./ui/kept-form/use-kept-form.ts";
import { MemberRoleProvider } from "./ui/member-role.ts";
import { OfficeIcon } from "./ui/office-icon.tsx";
import { useCompanyName } from "./ui/office-locale.ts";
import { StaffLanguageProvider, useStaffLanguage } from "./ui/staff-language.tsx";

/** Options that a page sets for the frame in its `handle`. */
export interface FrameHandle {
	/** Uses the whole width, without margins. */
	wide?: boolean;
	/** On phones the page's own bar replaces the navigation. */
	ownBar?: boolean;
}

interface FrameProps {
	locale: Locale;
	/** The id of the member. */
	member: string;
	name: string;
	role: Role;
	/** Leads without a response. */
	waiting: number;
	/** Steps of the first day that are open; null when the page is not in the menu. */
	firstDay: { open: number } | null;
	/** A line above every page. */
	banner?: ReactNode;
	/** Elements that features add to every page, such as a notice or a component that keeps the session alive. */
	beside?: ReactNode;
	children: ReactNode;
}

/** The frame of all back-office pages: the sections that the member may open, and their name and role. */
export function OfficeFrame({ locale, member, name, role, waiting, firstDay, banner, beside, children }: FrameProps) {
	const sections = sectionsFor(role).filter((section) => section.name !== "firstDay" || firstDay !== null);
	const { main, announcement } = useNewPageInView();
	const handles = useMatches().map(({ handle }) => handle as FrameHandle | undefined);
	const wide = handles.some((handle) => handle?.wide);
	return (
		<StaffLanguageProvider locale={locale}>
			<div className="office md:grid md:min-h-dvh md:grid-cols-[13rem_minmax(0,1fr)]">
				<Skip />
				<Side sections={sections} name={name} role={role} counts={{ home: waiting, firstDay: firstDay?.open ?? 0 }} />
				<div className="min-w-0">
					{banner}
					<main
						id="main"
						ref={main}
						tabIndex={-1}
						className={wide ? "min-w-0" : "px-4 pt-6 pb-8 md:px-10 md:pt-9 md:pb-16"}
					>
						<KeptFormOwner value={member}>
							<MemberRoleProvider value={role}>
								<div className={wide ? "" : "mx-auto max-w-3xl"}>{children}</div>
							</MemberRoleProvider>
						</KeptFormOwner>
					</main>
				</div>
				{!handles.some((handle) => handle?.ownBar) && <Tabs sections={sections} />}
				{beside}
				<OtherForms />
				<p aria-live="polite" className="sr-only">
					{announcement}
				</p>
			</div>
		</StaffLanguageProvider>
	);
}

/** Scrolls to the top and focuses the new page, as a document load would. The browser handles back and forward. */
function useNewPageInView() {
	const main = useRef<HTMLElement>(null);
	const [announcement, announce] = useState("");
	const { pathname } = useLocation();
	const type = useNavigationType();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		document.getElementById("office-more")?.hidePopover();
		// A page that is filled in at once names its first field: between two focuses, a typed letter would be lost.
		(main.current?.querySelector<HTMLElement>("[data-page-focus]") ?? main.current)?.focus({ preventScroll: true });
		if (type !== "POP") window.scrollTo(0, 0);
		announce(document.title);
	}, [pathname, type]);
	return { main, announcement };
}

function Skip() {
	const { words } = useStaffLanguage();
	return (
		<a
			href="#main"
			className="button sr-only focus:not-sr-only focus:fixed! focus:top-3 focus:left-3 focus:z-50 focus:inline-flex!"
			data-look="dark"
		>
			{words.skipToContent}
		</a>
	);
}

/** Where the pages of a section are, unless they are all below its path. */
const folders: Readonly<Partial<Record<OfficeSection["name"], readonly string[]>>> = {
	home: ["/admin/demandes", "/admin/appel"],
	figures: ["/admin/statistiques", "/admin/chiffres"],
	people: ["/admin/personnes", "/admin/envois", "/admin/contrats"],
};

/** Marks the current section, also for pages below its path: a lead belongs to the inbox. */
function SectionLink({
	section: { name, path },
	className,
	children,
}: {
	section: OfficeSection;
	className: string;
	children: ReactNode;
}) {
	const { pathname } = useLocation();
	const here = pathname === path || (folders[name] ?? [path]).some((folder) => `${pathname}/`.startsWith(`${folder}/`));
	return (
		<Link to={path} className={className} aria-current={here ? "page" : undefined}>
			{children}
		</Link>
	);
}

/** The navigation on wide screens. */
function Side({
	sections,
	name,
	role,
	counts,
}: Pick<FrameProps, "name" | "role"> & {
	sections: readonly OfficeSection[];
	counts: Readonly<Partial<Record<OfficeSection["name"], number>>>;
}) {
	const { words } = useStaffLanguage();
	return (
		<header className="office-side sticky top-0 hidden h-dvh flex-col overflow-y-auto bg-spruce-950 px-3.5 py-6 text-mint md:flex print:hidden">
			<a href="/" title={words.site} className="mb-6 px-2">
				<Mark reversed name={useCompanyName()} />
			</a>
			<nav aria-label={words.sections.label} className="grid gap-0.5">
				{sections.map((section) => (
					<SectionLink key={section.name} section={section} className="office-link">
						<OfficeIcon name={section.icon} />
						{words.sections[section.name]}
						<Count of={counts[section.name] ?? 0} />
					</SectionLink>
				))}
			</nav>
			<div className="mt-auto border-line-dark border-t pt-4 text-small leading-snug">
				<p className="break-words px-3 font-semibold text-cream">{name}</p>
				<p className="px-3">{words.roles[role]}</p>
				<SignOut className="mt-2 w-full" />
			</div>
		</header>
	);
}

function Count({ of: count }: { of: number }) {
	return count > 0 && <span className="tabular ml-auto font-semibold">{count}</span>;
}

/** The navigation on phones: the first sections at the bottom of the screen, the others in a sheet. */
function Tabs({ sections }: { sections: readonly OfficeSection[] }) {
	const { words } = useStaffLanguage();
	const direct = sections.slice(0, 3);
	const others = sections.slice(3);
	return (
		<>
			<nav
				aria-label={words.sections.label}
				className="office-tabs fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col gap-1 bg-white px-2 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line)] md:hidden print:hidden"
			>
				{direct.map((section) => (
					<SectionLink key={section.name} section={section} className="office-tab">
						<OfficeIcon name={section.icon} size={22} />
						{words.sections[section.name]}
					</SectionLink>
				))}
				<button type="button" popoverTarget="office-more" className="office-tab cursor-pointer">
					<OfficeIcon name="menu" size={22} />
					{words.sections.more}
				</button>
			</nav>
			<div id="office-more" popover="auto" className="popover-panel office-sheet md:hidden print:hidden">
				{others.map((section) => (
					<SectionLink key={section.name} section={section} className="office-link text-spruce">
						<OfficeIcon name={section.icon} />
						{words.sections[section.name]}
					</SectionLink>
				))}
				<a href="/" className="office-link text-spruce">
					<OfficeIcon name="home" />
					{words.site}
				</a>
				<SignOut className="w-full text-spruce" />
			</div>
		</>
	);
}

/** A document load: nothing of the session stays in memory. */
function SignOut({ className }: { className: string }) {
	const { words } = useStaffLanguage();
	return (
		<form method="post" action="/admin/deconnexion">
			<button type="submit" className={`office-link cursor-pointer ${className}`}>
				<OfficeIcon name="log-out" />
				{words.signOut}
			</button>
		</form>
	);
}
