import type { ConsentProofView } from "#app/model/privacy/promotions-view.ts";

/** When, where and to which sentence somebody agreed, and how the consent ended. */
export function ConsentProof({ proof }: { proof: ConsentProofView }) {
	return (
		<div className="text-ink-600 text-note">
			<p>{proof.given}</p>
			{proof.sentence && (
				<blockquote lang={proof.language} className="mt-2 border-line border-l-2 pl-4">
					{proof.sentence}
				</blockquote>
			)}
			{proof.ended && <p className="mt-2">{proof.ended}</p>}
		</div>
	);
}
