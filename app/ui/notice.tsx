import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import type { PlainIconName } from "./icon-paths.ts";

const looks = {
	info: { icon: "info", box: "bg-cream-200", mark: "text-teal-700" },
	warning: { icon: "alert", box: "bg-white shadow-[inset_0_0_0_2px_var(--color-danger)]", mark: "text-danger" },
	success: { icon: "check", box: "bg-mint-100", mark: "text-teal-700" },
} as const satisfies Record<string, { icon: PlainIconName; box: string; mark: string }>;

export function Notice({
	tone = "info",
	title,
	className = "",
	children,
	...rest
}: { tone?: keyof typeof looks; title?: string } & ComponentProps<"div">) {
	const { icon, box, mark } = looks[tone];
	return (
		<div
			className={`grid grid-cols-[24px_1fr] gap-3.5 rounded-md px-6 py-5 text-note leading-normal ${box} ${className}`}
			role="note"
			{...rest}
		>
			<Icon name={icon} size={22} className={`mt-px ${mark}`} />
			<div>
				{title && <strong className="font-semibold">{title} </strong>}
				{children}
			</div>
		</div>
	);
}
