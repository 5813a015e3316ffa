import { useEffect } from "react";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { ThanksContent } from "#app/model/leads/contact-content.ts";
import { forgetFormDraft } from "#app/runtime/form-draft.ts";
import { useContent } from "#app/runtime/page.ts";
import { TextLink } from "#app/ui/button.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Picture, phoneWide } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

/** Shown after the contact form is received: the reference and the next steps. */
export default function ContactThanks() {
	const { locale, messages } = useLanguage();
	const { words, reference } = useContent<ThanksContent>();
	useEffect(() => ["contact", "contact-photos"].forEach(forgetFormDraft), []);
	return (
		<section className="page-width grid items-center gap-x-10 pt-8 pb-section lg:grid-cols-[7fr_5fr]">
			<div>
				<h1 className="text-[clamp(2.5rem,1.6rem+3.6vw,4.5rem)] leading-none tracking-[-0.035em]">{words.heading}</h1>
				<p className="lead mt-5 max-w-[28em]">{words.lead}</p>
				<p className="mt-8 inline-block rounded-lg bg-mint-100 px-7 py-5 wrap-anywhere">
					<span className="block text-note">{words.reference}</span>
					<strong className="tabular font-bold font-display text-[2rem] text-spruce tracking-wide">{reference}</strong>
				</p>
				<ol className="mt-9">
					{words.next.map(({ title, text }) => (
						<li key={title} className="border-line border-t py-4">
							<h2 className="text-h4">{title}</h2>
							<p className="mt-1 text-ink-600 text-note">
								<RichText text={text} />
							</p>
						</li>
					))}
				</ol>
				<TextLink to={pathTo("blog", locale)}>{words.meanwhile}</TextLink>
			</div>
			<Picture
				first
				name="van"
				alt={messages.picture.van}
				sizes={`(min-width: 64rem) 540px, ${phoneWide}`}
				className="h-auto w-full max-lg:order-first"
			/>
		</section>
	);
}
