/** Which deploys are previews. The build and the functions share this, so that both use the same project; a preview also shows drafts. */

/** Netlify's names of deploys that are not the public site. */
const PREVIEWS = ['deploy-preview', 'branch-deploy', 'preview-server'];

/**
 * Whether a deploy is a preview. A deploy without a name is not: Netlify leaves the name empty when a request does not
 * carry it, and the public site would then never notify its owner.
 */
export function isPreviewDeploy(context = ''): boolean {
  return PREVIEWS.includes(context);
}
