import { pathTo } from "#app/locale/paths.ts";
import { useKeepState } from "#app/runtime/keep-state.ts";
import { usePayload } from "#app/runtime/page.ts";
import { Icon } from "./icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Link } from "./link.tsx";
import { Mark } from "./mark.tsx";
import { useLanguage } from "./messages.tsx";
import { PhoneLink } from "./phone.tsx";

/** The header of the estimate, reduced to avoid distraction: logo, save state, language, phone and exit. */
export function EstimateHeader() {
	const { locale, messages } = useLanguage();
	const state = useKeepState();
	const { kept, keeping, notKept, quit } = messages.estimate;
	const words = { kept, keeping, "not-kept": notKept, changed: notKept }[state];
	return (
		<header className="page-width flex min-h-17 flex-wrap items-center gap-2.5 py-2 text-note sm:gap-4 md:min-h-22 md:gap-8 print:[&>:not(:first-child)]:hidden">
			<Link to={pathTo("index", locale)} className="-m-2 mr-auto rounded-md p-2">
				<Mark name={usePayload()?.site.company.name} />
			</Link>
			<span className="flex items-center gap-2 font-semibold text-teal-700 max-md:sr-only" role="status">
				<Icon name={words === notKept ? "alert" : "cloud"} size={20} />
				{words}
			</span>
			<LanguageSwitch className="inline-flex min-h-11 cursor-pointer items-center px-1 font-semibold text-ink-600 hover:text-spruce" />
			<PhoneLink className="text-spruce hover:text-teal-700 max-md:hidden" />
			<Link
				to={pathTo("index", locale)}
				className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-ink-600 hover:text-spruce sm:gap-2"
			>
				<Icon name="close" size={20} className="max-[22rem]:hidden" />
				{quit}
			</Link>
		</header>
	);
}
