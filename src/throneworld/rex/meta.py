"""Rex: Final Days of an Empire, declared: seats, options, steps, moments, events."""

from __future__ import annotations

from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.registry import Definition, Flag, Number, OneOf, register
from throneworld.kernel.steps import Step
from throneworld.rex import setup
from throneworld.rex.cards import effects, strategy
from throneworld.rex.events import EVENTS, LOOKS
from throneworld.rex.factions import hacan, jol_nar, lazax, letnev, sol, xxcha
from throneworld.rex.knowledge import ZONES
from throneworld.rex.laws import check
from throneworld.rex.moments import MOMENTS
from throneworld.rex.options import CLOSING, UNTIMELY, VERBS
from throneworld.rex.outlook import outlook as outlook_of
from throneworld.rex.phases import (
    battle,
    bidding,
    bombardment,
    ceasefire,
    collection,
    commands,
    deployment,
    fight,
    flipping,
    influence,
    maneuvering,
    movement,
    outcome,
    plans,
    recruitment,
    sol_offensive,
    traitors,
    winning,
)
from throneworld.rex.reach import about
from throneworld.rex.report import CHAPTERS, report
from throneworld.rex.sequence import Round
from throneworld.rex.state import RexState, of, order_of_play
from throneworld.rex.tables import RACE
from throneworld.rex.view import private, public

SETTINGS = (
    OneOf("races", "choose", ("choose", "random")),  # when the seats are given as a number
    Flag("recommended", False),  # offer only the races suggested for this number of players (p.23)
    Flag("betrayal", False),  # play with Betrayal cards (p.23)
    Flag("facedown_coexist", False),  # p.22 without the FAQ: facedown Xxcha may stand with an ally
    Flag("written_memory", False),  # keep what a player was shown in his log, against p.20
    Number("negotiation_limit", 8, 1, 20),  # actions a player has in one Ceasefire
)

STEPS: tuple[type[Step], ...] = (
    setup.Setup,
    setup.ChooseRace,
    setup.PredictWinner,
    setup.SelectTraitor,
    setup.FleetDials,
    setup.PlaceStartingUnits,
    Round,
    influence.InfluencePhase,
    sol_offensive.SolOffensive,
    sol_offensive.Relocate,
    sol_offensive.CountRelocating,
    ceasefire.Ceasefire,
    ceasefire.Negotiation,
    ceasefire.Proposal,
    ceasefire.GiftAmount,
    bidding.BiddingPhase,
    bidding.Auction,
    bidding.Bid,
    bidding.Purchase,
    recruitment.RecruitmentPhase,
    recruitment.Recruit,
    maneuvering.ManeuveringPhase,
    maneuvering.ManeuverTurn,
    movement.MovementStep,
    movement.MoveFrom,
    movement.MoveTo,
    movement.CountMoving,
    deployment.DeploymentStep,
    deployment.ChooseDeployment,
    deployment.ExtraDeployment,
    deployment.CountDeploying,
    deployment.Deployed,
    deployment.TransferTo,
    deployment.CountTransferring,
    battle.BattlePhase,
    battle.ChooseBattle,
    flipping.Flipping,
    flipping.Flip,
    fight.Battle,
    commands.Forbid,
    commands.ForbidTitle,
    commands.AskElement,
    commands.ChooseElement,
    commands.AnswerElement,
    plans.BattlePlans,
    plans.CommitCards,
    traitors.RevealTraitors,
    outcome.ResolveCards,
    outcome.Outcome,
    outcome.TakeCasualties,
    outcome.KeepCards,
    collection.CollectionPhase,
    bombardment.BombardmentPhase,
    winning.Winning,
    winning.Betrayal,
    winning.ShareOrBetray,
    winning.CounterReveal,
    sol.LookAtBombardmentDeck,
    lazax.BidIncome,
    lazax.LendInfluence,
    lazax.LoanAmount,
    hacan.DeploymentIncome,
    letnev.BonusCard,
    letnev.LargeHand,
    letnev.DiscardDown,
    jol_nar.LookAtStrategyCard,
    jol_nar.LookAtInfluenceDeck,
    xxcha.PlaceObserver,
    effects.DiscardPlayed,
    effects.CallSolOffensive,
    effects.BanFromAlliances,
    effects.BanFromBidding,
    effects.NamePlayer,
    effects.RecruitFree,
    effects.FreeRecruits,
    effects.GainTraitor,
    effects.MoveAgain,
    effects.DeployAgain,
    effects.DestroyShield,
    effects.ChooseShield,
    effects.SendFleet,
    effects.ChooseFlight,
)


def remembers(game: Game, event: Event) -> bool:
    """What one was shown in passing one must keep in mind oneself (Rex p.20)."""
    return bool(game.options["written_memory"]) or event.kind not in LOOKS


REX = Definition(
    id="rex",
    fewest_seats=3,
    most_seats=6,
    factions=tuple(RACE),
    settings=SETTINGS,
    steps=STEPS,
    listeners=(*strategy.LISTENERS, *lazax.LISTENERS, *xxcha.LISTENERS, *commands.LISTENERS),
    moments=MOMENTS,
    events=EVENTS,
    state=RexState,
    begin=setup.begin,
    order=lambda game: order_of_play(of(game)),
    public=public,
    private=private,
    zones=ZONES,
    remembers=remembers,
    laws=check,
    chapters=CHAPTERS,
    report=report,
    verbs=VERBS,
    closing=CLOSING,
    untimely=UNTIMELY,
    about=about,
    outlook=outlook_of,
)

register(REX)
