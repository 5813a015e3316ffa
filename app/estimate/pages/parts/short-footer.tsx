import { pathTo } from "#app/locale/paths.ts";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";

const link = "inline-flex min-h-11 cursor-pointer items-center hover:text-spruce hover:underline underline-offset-4";

/** The estimate has no other footer. */
export function ShortFooter() {
	const { locale, messages } = useLanguage();
	return (
		<footer className="mt-10 flex flex-wrap gap-x-8 border-line border-t pt-5 text-ink-600 text-small print:hidden">
			<button type="button" popoverTarget="consent-panel" className={link}>
				{messages.consent.manage}
			</button>
			<Link to={pathTo("privacy", locale)} className={link}>
				{messages.footer.privacy}
			</Link>
		</footer>
	);
}
