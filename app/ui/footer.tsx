import type { ReactNode } from "react";
import { ConsentForm } from "#app/consent/consent-notice.tsx";
import { useConsent } from "#app/consent/consent-state.ts";
import { pathTo } from "#app/locale/paths.ts";
import { usePayload } from "#app/runtime/page.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Link } from "./link.tsx";
import { Mark } from "./mark.tsx";
import { useLanguage } from "./messages.tsx";
import { OpeningHoursList } from "./opening-hours.tsx";
import { PhoneLink } from "./phone.tsx";

export function Footer() {
	const { locale, messages } = useLanguage();
	const site = usePayload()?.site;
	const { footer, nav, serviceGroups } = messages;
	const services = (group: "air" | "home") =>
		(site?.services ?? []).filter((service) => service.group === group).map(({ path, label }) => ({ to: path, label }));
	return (
		<footer className="print:hidden bg-spruce-950 pt-14 pb-8 text-mint text-note md:pt-20 md:pb-10">
			<div className="page-width">
				<div className="grid gap-x-5 gap-y-9 min-[20rem]:grid-cols-2 lg:grid-cols-[4fr_3fr_3fr_2fr]">
					<div className="col-span-full lg:col-span-1">
						<Mark reversed name={site?.company.name} />
						<p className="mt-3">
							<PhoneLink icon={false} className="text-cream text-lead hover:text-mint" />
						</p>
						{site && <OpeningHoursList hours={site.company.hours} />}
					</div>
					<FooterList title={serviceGroups.air} links={services("air")}>
						<h2 className="mt-8 mb-3 font-semibold font-text text-cream text-small tracking-normal">{footer.areas}</h2>
						<ul>
							{site?.company.areas.map(({ name, path }) => (
								<li key={name}>
									{path ? (
										<Link to={path} className={listLink}>
											{name}
										</Link>
									) : (
										<span className={listLink}>{name}</span>
									)}
								</li>
							))}
						</ul>
					</FooterList>
					<FooterList title={serviceGroups.home} links={services("home")} />
					<FooterList
						title={site?.company.name ?? ""}
						links={[
							{ to: pathTo("services", locale), label: nav.whichService },
							{ to: pathTo("prices", locale), label: nav.prices },
							...(site?.gallery ? [site.gallery] : []),
							{ to: pathTo("estimate", locale), label: nav.estimate },
							{ to: pathTo("discounts", locale), label: nav.promotions },
							{ to: pathTo("blog", locale), label: nav.blog },
							{ to: pathTo("about", locale), label: footer.about },
							{ to: pathTo("contact", locale), label: nav.contact },
							{ to: pathTo("search", locale), label: nav.search },
						]}
					/>
				</div>
				<div className="mt-10 flex flex-col gap-x-8 border-line-dark border-t pt-5 text-small md:mt-14 md:flex-row md:flex-wrap md:items-center">
					<p className="mr-auto py-2">
						© {site?.year} {site?.company.name}. {site?.fictitious && footer.fictitious}
					</p>
					<FooterLink to={pathTo("guarantee", locale)}>{footer.guarantee}</FooterLink>
					<FooterLink to={pathTo("privacy", locale)}>{footer.privacy}</FooterLink>
					<FooterLink to={pathTo("terms", locale)}>{footer.terms}</FooterLink>
					<FooterLink to={pathTo("accessibility", locale)}>{footer.accessibility}</FooterLink>
					<button type="button" popoverTarget="consent-panel" className={footerLink}>
						{messages.consent.manage}
					</button>
					<LanguageSwitch className={footerLink} />
				</div>
			</div>
		</footer>
	);
}

const footerLink =
	"inline-flex min-h-11 cursor-pointer items-center hover:text-cream hover:underline underline-offset-4";

const listLink =
	"flex min-h-11 items-center py-1 leading-snug wrap-anywhere hover:text-cream hover:underline underline-offset-4 lg:min-h-9.5";

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<Link to={to} className={footerLink}>
			{children}
		</Link>
	);
}

function FooterList({
	title,
	links,
	children,
}: {
	title: string;
	links: readonly { to: string; label: string }[];
	children?: ReactNode;
}) {
	return (
		<div>
			{links.length > 0 && (
				<h2 className="mb-3 font-semibold font-text text-cream text-small tracking-normal">{title}</h2>
			)}
			<ul>
				{links.map(({ to, label }) => (
					<li key={to}>
						<Link to={to} className={listLink}>
							{label}
						</Link>
					</li>
				))}
			</ul>
			{children}
		</div>
	);
}

/** Explains the data stored in the browser, and lets visitors change their cookie choice from every page. */
export function ConsentPanel() {
	const { locale, messages } = useLanguage();
	const settings = usePayload()?.settings;
	const consent = useConsent(settings?.consent ?? "undecided");
	const { consent: words, footer } = messages;
	return (
		<aside
			id="consent-panel"
			popover="auto"
			className="popover-panel inset-0! m-auto! h-fit max-w-[min(34rem,100%-2.5rem)] rounded-lg p-8 text-ink text-note"
		>
			<h2 className="text-h3">{words.title}</h2>
			<p className="mt-3">{words.text}</p>
			<p className="mt-3 font-semibold">{settings?.tagManager ? words.current[consent] : words.nothing}</p>
			<div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
				{settings?.tagManager && <ConsentForm words={words} />}
				<button
					type="button"
					popoverTarget="consent-panel"
					popoverTargetAction="hide"
					className="button"
					data-look="outline"
					data-size="small"
				>
					{words.close}
				</button>
				<Link to={pathTo("privacy", locale)} className="text-link">
					{footer.privacy}
				</Link>
			</div>
		</aside>
	);
}
