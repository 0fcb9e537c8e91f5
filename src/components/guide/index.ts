/** The words that authors of guides have besides Markdown. */
import Article from './Article.astro';
import Costs from './Costs.astro';
import Editions from './Editions.astro';
import Figure from './Figure.astro';
import Link from './Link.astro';
import Measure from './Measure.astro';
import Plans from './Plans.astro';
import Term from './Term.astro';

export const GUIDE_COMPONENTS = { Article, Costs, Editions, Figure, Link, Measure, Plans, Term };
