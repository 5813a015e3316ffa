import type { ReactNode } from "react";
import { ConsentNotice, TagManager } from "#app/consent/consent-notice.tsx";
import { pathTo } from "#app/locale/paths.ts";
import { usePayload } from "#app/runtime/page.ts";
import { ButtonLink } from "./button.tsx";
import { EstimateHeader } from "./estimate-header.tsx";
import { useEstimatePath } from "./estimate-path.ts";
import { ConsentPanel, Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useLanguage } from "./messages.tsx";
import { PageMain } from "./page-main.tsx";
import { PhoneButton } from "./phone.tsx";

/** The frame that stays when pages change. On phones, a bottom bar has the call to action of every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
	const { locale, messages } = useLanguage();
	const payload = usePayload();
	const isEstimate = payload?.layout === "estimate";
	return (
		<>
			<a
				href="#main"
				className="button sr-only focus:not-sr-only focus:fixed! focus:top-3 focus:left-3 focus:z-50 focus:inline-flex! focus:px-7! focus:py-2!"
				data-look="dark"
			>
				{messages.skipToContent}
			</a>
			{payload && (
				<>
					<TagManager payload={payload} />
					<ConsentNotice
						words={messages.consent}
						settings={payload.settings}
						privacyPath={pathTo("privacy", locale)}
						privacyLabel={messages.footer.privacy}
					/>
				</>
			)}
			{isEstimate ? <EstimateHeader /> : <Header />}
			{/* One element for both frames: it moves focus and scrolls when the page changes, and must not be mounted again. */}
			<PageMain>{children}</PageMain>
			{!isEstimate && <Footer />}
			<ConsentPanel />
			{/* The estimate has its own bar. */}
			{!isEstimate && payload?.name !== "estimate" && <QuickActions />}
		</>
	);
}

function QuickActions() {
	const { messages } = useLanguage();
	return (
		<nav
			data-bottom-bar=""
			aria-label={messages.nav.quickActions}
			className="bottom-bar gap-2.5 md:hidden print:hidden"
		>
			<PhoneButton label={messages.nav.call} className="min-w-min flex-1 px-3!" />
			<ButtonLink to={useEstimatePath()} className="min-w-min flex-[1.5] px-3!">
				{messages.nav.estimate}
			</ButtonLink>
		</nav>
	);
}
