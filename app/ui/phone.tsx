import { formatPhone, phoneLink } from "#app/locale/format.ts";
import { usePayload } from "#app/runtime/page.ts";
import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useLanguage } from "./messages.tsx";

/** The company's phone number as a link; renders nothing without a payload (on a broken page). */
export function PhoneLink({ className = "", icon = true }: { className?: string; icon?: boolean }) {
	const { locale } = useLanguage();
	const phone = usePayload()?.site.company.phone;
	if (!phone) return null;
	return (
		<a
			href={phoneLink(phone)}
			className={`tabular inline-flex min-h-11 items-center gap-2 font-semibold sm:whitespace-nowrap ${className}`}
		>
			{icon && <Icon name="phone" size={18} />}
			{formatPhone(phone, locale)}
		</a>
	);
}

export function PhoneButton({
	look = "outline",
	label,
	className = "",
}: {
	look?: "outline" | "dark" | "light";
	label?: string;
	className?: string;
}) {
	const { locale } = useLanguage();
	const phone = usePayload()?.site.company.phone;
	if (!phone) return null;
	return (
		<ButtonLink to={phoneLink(phone)} look={look} icon="phone" className={`tabular sm:whitespace-nowrap ${className}`}>
			{label ?? formatPhone(phone, locale)}
		</ButtonLink>
	);
}
