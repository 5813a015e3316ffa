import type { ReactNode } from "react";
import { Link } from "react-router";
import { pathTo } from "../locale/paths.ts";
import { usePayload } from "../runtime/payload.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { useLanguage } from "./messages.tsx";

export function DefaultLayout({ children }: { children: ReactNode }) {
	const { locale, messages } = useLanguage();
	const site = usePayload()?.site;
	return (
		<>
			<a href="#main">{messages.skipToContent}</a>
			<header>
				<Link to={pathTo("index", locale)}>Airelle</Link>
				<nav aria-label={messages.nav.label}>
					<ul>
						{site?.services.map(({ name, path, label }) => (
							<li key={name}>
								<Link to={path}>{label}</Link>
							</li>
						))}
						<li>
							<Link to={pathTo("discounts", locale)}>{messages.nav.promotions}</Link>
						</li>
						<li>
							<Link to={pathTo("blog", locale)}>{messages.nav.blog}</Link>
						</li>
						<li>
							<Link to={pathTo("contact", locale)}>{messages.nav.contact}</Link>
						</li>
						<li>
							<Link to={pathTo("estimate", locale)}>{messages.nav.estimate}</Link>
						</li>
					</ul>
				</nav>
				<LanguageSwitch />
			</header>
			<main id="main" data-page tabIndex={-1}>
				{children}
			</main>
			<footer>
				<Link to={pathTo("privacy", locale)}>{messages.footer.privacy}</Link>{" "}
				<Link to={pathTo("terms", locale)}>{messages.footer.terms}</Link>
			</footer>
		</>
	);
}
