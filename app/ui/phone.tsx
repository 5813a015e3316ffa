import { formatPhone, phoneLink } from "#app/locale/format.ts";
import { usePayload } from "#app/runtime/page.ts";
import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useLanguage } from "./messages.tsx";

/** The company's phone number; null without a payload (on a broken page). */
function usePhone() {
	const { locale } = useLanguage();
	const digits = usePayload()?.site.company.phone;
	return digits ? { link: phoneLink(digits), text: formatPhone(digits, locale) } : null;
}

/** The company's phone number as a link, always on one line. */
export function PhoneLink({ className = "", icon = true }: { className?: string; icon?: boolean }) {
	const phone = usePhone();
	if (!phone) return null;
	return (
		<a
			href={phone.link}
			className={`tabular inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-semibold ${className}`}
		>
			{icon && <Icon name="phone" size={18} />}
			{phone.text}
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
	const phone = usePhone();
	if (!phone) return null;
	return (
		<ButtonLink to={phone.link} look={look} icon="phone" className={`tabular sm:whitespace-nowrap ${className}`}>
			{label ?? phone.text}
		</ButtonLink>
	);
}
