import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { signInPath } from "#app/admin/ui/kept-form/sign-in-path.ts";
import { OfficeIcon, type OfficeIconName } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";

/** What keeps the queue from sending. */
interface SendingTrouble {
	isOffline: boolean;
	isSignedOut: boolean;
	isKept: boolean;
}

/** The region is always there, so that assistive technology announces what appears in it. */
export function DoneBanners({ isOffline, isSignedOut, isKept }: SendingTrouble) {
	const { offline, signedOut, notKept } = useStaffLanguage().words.doneForm;
	const { pathname } = useLocation();
	return (
		<div role="status" className="done-banners">
			{isOffline && <Banner icon="wifi-off" {...offline} />}
			{isSignedOut && (
				<Banner icon="alert" {...signedOut}>
					<a href={signInPath(pathname)} className="font-semibold underline">
						{signedOut.link}
					</a>
				</Banner>
			)}
			{!isKept && <Banner icon="alert" {...notKept} />}
		</div>
	);
}

function Banner({
	icon,
	title,
	text,
	children,
}: {
	icon: OfficeIconName;
	title: string;
	text: string;
	children?: ReactNode;
}) {
	return (
		<div className="done-banner">
			<OfficeIcon name={icon} size={24} />
			<p>
				<strong>{title}</strong> {text} {children}
			</p>
		</div>
	);
}
